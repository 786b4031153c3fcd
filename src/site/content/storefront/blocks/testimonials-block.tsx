import { testimonialSlider, testimonialsInColumn } from '../../rules/blocks/carousel-settings.ts';
import type { ShownText } from '../../rules/blocks/localized.ts';
import styles from './slides.module.css';
import { Slides } from './slides.tsx';

export type ShownTestimonial = { readonly quote: ShownText; readonly author: string };

/** What customers say of the shop, one to three at a time. */
export function TestimonialsBlock({
  label,
  items,
  isInColumn,
}: {
  readonly label: string;
  readonly items: readonly ShownTestimonial[];
  readonly isInColumn: boolean;
}) {
  return (
    <Slides
      label={label}
      look="testimonials"
      settings={isInColumn ? testimonialsInColumn : testimonialSlider}
      slides={items.map(({ quote, author }) => (
        <figure key={quote.text} className={styles.quote}>
          <blockquote lang={quote.lang}>{quote.text}</blockquote>
          {author === '' ? null : <figcaption>{author}</figcaption>}
        </figure>
      ))}
    />
  );
}
