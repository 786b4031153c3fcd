import styles from './no-picture.module.css';

/** The placeholder of a product without a picture: the outline of a part. */
export function NoPicture() {
  return (
    <span className={styles.ground}>
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <circle cx="48" cy="48" r="34" />
        <circle cx="48" cy="48" r="27" />
        <circle cx="48" cy="48" r="11" />
        <circle cx="48" cy="31" r="3" />
        <circle cx="64" cy="43" r="3" />
        <circle cx="58" cy="62" r="3" />
        <circle cx="38" cy="62" r="3" />
        <circle cx="32" cy="43" r="3" />
      </svg>
    </span>
  );
}
