import { useState } from 'react';
import { useCartAccess } from '../use-cart.ts';

/** Where a button stands: nothing asked, asked, added, or refused without a page that says why (CART-05). */
export type AddPhase = 'normal' | 'loading' | 'added' | 'failed';

/** Adds to the cart for one button; a second press while the first is under way does nothing. */
export function useAddToCart(): {
  phase: AddPhase;
  /** `stay`: the page is not left, even where the shop goes to the cart after an add (VAR-36) */
  add(fields: Readonly<Record<string, string>>, button: Element, stay?: boolean): void;
} {
  const { store } = useCartAccess();
  const [phase, setPhase] = useState<AddPhase>('normal');
  const add = (fields: Readonly<Record<string, string>>, button: Element, stay = false) => {
    if (phase === 'loading') return;
    setPhase('loading');
    void store.add(fields, button, stay).then((outcome) => {
      if (outcome === 'added') setPhase('added');
      else if (outcome !== 'leaving') setPhase('failed');
    });
  };
  return { phase, add };
}
