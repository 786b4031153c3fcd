import styles from './skeleton.module.css';

/** Stands where something is still on its way: lines of text, or one block. */
export function Skeleton({ lines = 0 }: { lines?: number }) {
  if (lines === 0) return <span className={`${styles.skeleton} ${styles.block}`} aria-hidden="true" />;
  return (
    <span aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className={`${styles.skeleton} ${styles.text}`} />
      ))}
    </span>
  );
}
