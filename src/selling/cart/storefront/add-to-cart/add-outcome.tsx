import { useEffect, useState } from 'react';
import { useWords } from '#kit/words/storefront/use-words.ts';
import styles from './add-to-cart.module.css';
import type { AddPhase } from './use-add-to-cart.ts';

/** What stands after the button: the way to the cart once something was added, or that it failed (CART-06). */
export function AddOutcome({ phase }: { phase: AddPhase }) {
  const { cart } = useWords();
  const [offCartPage, setOffCartPage] = useState(false);
  useEffect(() => setOffCartPage(location.pathname !== '/cart/'), []);
  if (phase === 'failed') {
    return (
      <p className={styles.failed} role="alert">
        {cart.failed}
      </p>
    );
  }
  if (phase !== 'added' || !offCartPage) return null;
  return (
    <a className={`added_to_cart wc-forward ${styles.view}`} href="/cart/">
      {cart.viewCart}
    </a>
  );
}
