import { useState } from 'react';
import { useCartAccess } from '../use-cart.ts';

/** The state of a button: idle, request under way, added, or refused without a page that says why (CART-05). */
export type AddPhase = 'normal' | 'loading' | 'added' | 'failed';

/** Adds to the cart for one button; a second press while the first is under way does nothing. */
export function useAddToCart(): {
  phase: AddPhase;
  /** `stay`: no redirect to the cart, even where the shop redirects after an add (VAR-36) */
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
