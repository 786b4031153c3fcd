import { FieldNotes } from '#kit/ui/controls/field-notes.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { productReviewsFor } from '#messages/product-reviews-for.ts';
import styles from './star-rating.module.css';

export type StarRatingProps = {
  readonly required: boolean;
  /** 1 to 5; null for none */
  readonly chosen: number | null;
  readonly error: string;
};

/** Five stars to choose from: radio buttons, so that keys and forms without scripts work as they always do (REV-02, REV-03). */
export function StarRating({ required, chosen, error }: StarRatingProps) {
  const { reviews, locale } = useWords();
  return (
    <div
      className={styles.field}
      role="radiogroup"
      aria-labelledby="rating-label"
      aria-required={required || undefined}
      aria-invalid={error === '' ? undefined : true}
      aria-describedby={error === '' ? undefined : 'rating-error'}
    >
      <span className={styles.label} id="rating-label">
        {productReviewsFor(locale).form.rating}
        {required ? ' *' : ''}
      </span>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              type="radio"
              id={stars === 1 ? 'rating' : `rating-${stars}`}
              name="rating"
              value={stars}
              defaultChecked={stars === chosen}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 2.6l2.9 6.2 6.7.8-5 4.7 1.4 6.7-6-3.4-6 3.4 1.4-6.7-5-4.7 6.7-.8z" />
            </svg>
            <span className={styles.name}>{reviews.starsOutOfFive(stars)}</span>
          </label>
        ))}
      </div>
      <FieldNotes id="rating" error={error} />
    </div>
  );
}
