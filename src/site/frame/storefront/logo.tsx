import styles from './logo.module.css';

/** The brand mark: a piston on its rod, and the shop's name. */
export function Logo({ shopName }: { shopName: string }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="6" />
        <path
          fillRule="evenodd"
          d="M8 5.5h16a1 1 0 0 1 1 1V9H7V6.5a1 1 0 0 1 1-1zM7 10.6h18v2.2H7zM7 14.4h18v5.1a1.5 1.5 0 0 1-1.5 1.5h-3.3l1 6H10.8l1-6H8.5A1.5 1.5 0 0 1 7 19.5zM16 15.9a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z"
        />
      </svg>
      <span className={styles.name}>{shopName}</span>
    </span>
  );
}
