import styles from './stars.module.css';

/** A rating of 0 to 5, shown to the half star, with a label. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const halves = Math.max(0, Math.min(10, Math.round(rating * 2)));
  return <span className={styles.stars} data-half-stars={halves} role="img" aria-label={label} />;
}
