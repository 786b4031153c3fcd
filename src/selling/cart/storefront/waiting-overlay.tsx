import { useWords } from '#kit/words/storefront/use-words.ts';
import styles from './cart-region.module.css';

/** The class of a part that waits and cannot be clicked meanwhile (FRAG-03, FRAG-15). */
export const blockedClass = styles.blocked ?? '';

/** The class of a part that waits for new content (FRAG-15). */
export const waitingClass = styles.waiting ?? '';

/** Lies over a blocked part (ERR-01); over the row of a table it is a cell. */
export function WaitingOverlay({ as: Element = 'span' }: { as?: 'span' | 'td' }) {
  const { cart } = useWords();
  const words = <span role="status">{cart.wait}</span>;
  return <Element className={styles.overlay}>{words}</Element>;
}
