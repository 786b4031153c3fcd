import type { ReactNode } from 'react';
import { Scripted } from '#kit/islands/storefront/island.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import type { CarouselSettings } from '../../rules/blocks/carousel-settings.ts';
import slidesScript from './slides.island.ts';
import styles from './slides.module.css';

export type SlidesProps = {
  /** what the row shows, for who cannot see it */
  readonly label: string;
  readonly look: 'hero' | 'testimonials' | 'cards';
  readonly settings: CarouselSettings;
  readonly slides: readonly ReactNode[];
};

/** Slides in a row that one scrolls; the script adds dots, arrows and a pause. */
export function Slides({ label, look, settings, slides }: SlidesProps) {
  const { catalogue } = useWords();
  const words = catalogue.slides;
  const hasArrows = settings.shown.some(({ arrows }) => arrows);
  const hasDots = settings.shown.some(({ dots }) => dots);
  return (
    <Scripted of={slidesScript} data={settings}>
      <section
        className={`${styles.slides} ${styles[look]}`}
        aria-roledescription={words.carousel}
        aria-label={label}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
        <ul className={styles.track} data-track="" tabIndex={0} aria-label={label}>
          {slides.map((slide, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the slides of a page never move
            <li key={at} aria-label={words.of(at + 1, slides.length)}>
              {slide}
            </li>
          ))}
        </ul>
        <div className={styles.controls} data-controls="" hidden>
          {hasArrows ? (
            <button type="button" className={styles.arrow} data-step="-1" aria-label={words.previous}>
              <Icon name="chevron-left" />
            </button>
          ) : null}
          {hasDots
            ? slides.map((_, at) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a dot belongs to a place
                  key={at}
                  type="button"
                  className={styles.dot}
                  data-dot=""
                  aria-label={words.show(at + 1)}
                />
              ))
            : null}
          {settings.autoplayMs === null ? null : (
            <button type="button" className={styles.pause} data-pause="" aria-pressed="false">
              {words.pause}
            </button>
          )}
          {hasArrows ? (
            <button type="button" className={styles.arrow} data-step="1" aria-label={words.next}>
              <Icon name="chevron-right" />
            </button>
          ) : null}
        </div>
      </section>
    </Scripted>
  );
}
