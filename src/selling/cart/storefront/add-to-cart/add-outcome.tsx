import { useEffect, useState } from 'react';
import { useWords } from '#kit/words/storefront/use-words.ts';
import styles from './add-to-cart.module.css';
import type { AddPhase } from './use-add-to-cart.ts';

/** Shown after the button: a link to the cart after an add, or that the add failed (CART-06). */
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
