import { useWords } from '#shop/site/storefront/use-words.ts';
import styles from './cart-region.module.css';

/** The class of a part that waits and lets nothing be pressed meanwhile (FRAG-03, FRAG-15). */
export const blockedClass = styles.blocked ?? '';

/** The class of a part that waits for new content (FRAG-15). */
export const waitingClass = styles.waiting ?? '';

/** Lies over a blocked part (ERR-01). */
export function WaitingOverlay() {
  const { cart } = useWords();
  return (
    <span className={styles.overlay} role="status">
      {cart.wait}
    </span>
  );
}
