import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './slider.module.css';
import { moveWithin } from './timed-scroll-body.ts';

export type SliderProps = {
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
  readonly shown: number;
  readonly onShown: (index: number) => void;
  /** how long a slide takes to come, in milliseconds */
  readonly slideMs: number;
  /** whether the pointer that goes down may drag; a touch that it may not belongs to what is on the slide */
  readonly mayDrag: (event: MouseEvent | TouchEvent) => boolean;
};

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Slides in a row, one at a time, without loop and without a will of its own; what stands around it chooses. */
export function Slider({ slides, shown, onShown, slideMs, mayDrag }: SliderProps) {
  const drag = useRef(mayDrag);
  drag.current = mayDrag;
  // Other options would make it anew, without sliding.
  const [startIndex] = useState(shown);
  const [viewport, api] = useEmblaCarousel({
    loop: false,
    watchFocus: false,
    startIndex,
    watchDrag: (_, event) => drag.current(event),
  });
  useEffect(() => {
    if (!api) return;
    const setUp = () => moveWithin(slideMs, api.internalEngine());
    const report = () => onShown(api.selectedScrollSnap());
    setUp();
    api.on('reInit', setUp).on('select', report);
    return () => {
      api.off('reInit', setUp).off('select', report);
    };
  }, [api, onShown, slideMs]);
  useEffect(() => {
    if (api && api.selectedScrollSnap() !== shown) api.scrollTo(shown, wantsStillness());
  }, [api, shown]);
  return (
    <div ref={viewport} className={styles.viewport}>
      <div className={styles.track}>
        {slides.map(({ key, content }, index) => (
          <div key={key} className={styles.slide} inert={index !== shown}>
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
