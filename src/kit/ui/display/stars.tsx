import styles from './stars.module.css';

/** What is written of a rating: how many half stars are filled, and its label. */
export type StarTexts = { readonly halves: string; readonly label: string };

/** What is written of a rating of 0 to 5. */
export function starTexts(rating: number, label: string): StarTexts {
  return { halves: String(Math.max(0, Math.min(10, Math.round(rating * 2)))), label };
}

/** A rating of 0 to 5, shown to the half star, with a label. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return <WrittenStars texts={starTexts(rating, label)} />;
}

/** A rating of which it is known how it is written. */
export function WrittenStars({ texts: { halves, label } }: { texts: StarTexts }) {
  return <span className={styles.stars} data-half-stars={halves} role="img" aria-label={label} />;
}
