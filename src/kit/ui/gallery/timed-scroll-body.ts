import type { UseEmblaCarouselType } from 'embla-carousel-react';

export type SliderApi = NonNullable<UseEmblaCarouselType[1]>;
type Engine = ReturnType<SliderApi['internalEngine']>;
type Moved = Pick<Engine, 'scrollBody' | 'dragHandler' | 'location' | 'previousLocation' | 'target'>;

/** The slider's own clock. */
const stepMs = 1000 / 60;

const eased = (share: number) => (share < 0.5 ? 2 * share ** 2 : 1 - 2 * (1 - share) ** 2);

/**
 * Gives a slider a movement of exactly so many milliseconds from wherever it stands; by itself it follows a spring,
 * whose time depends on the way. Under a finger it stays as it is.
 */
export function moveWithin(ms: number, engine: Moved): void {
  const { scrollBody: own, dragHandler, location, previousLocation, target } = engine;
  const steps = Math.round(ms / stepMs);
  let from = location.get();
  let to = from;
  let step = steps;
  engine.scrollBody = {
    ...own,
    seek() {
      if (own.duration() === 0 || dragHandler.pointerDown()) {
        own.seek();
        to = location.get();
        return this;
      }
      if (target.get() !== to) {
        from = location.get();
        to = target.get();
        step = 0;
      }
      step = Math.min(step + 1, steps);
      previousLocation.set(location);
      location.set(step === steps ? to : from + (to - from) * eased(step / steps));
      return this;
    },
  };
}
