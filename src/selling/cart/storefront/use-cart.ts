import { createContext, useContext, useSyncExternalStore } from 'react';
import { type CartSnapshot, type CartStore, emptySnapshot } from './browser/cart-store.ts';

/** The cart of this browser and the prefix of the platform's class names. */
export type CartAccess = { readonly store: CartStore; readonly platform: string };

export const CartContext = createContext<CartAccess | null>(null);

/** The cart store, for buttons that change the cart. */
export function useCartAccess(): CartAccess {
  const cartAccess = useContext(CartContext);
  if (!cartAccess) throw new Error('no cart around this screen');
  return cartAccess;
}

const nothingYet = () => emptySnapshot;

/** The cart as it stands now; empty while the server renders. */
export function useCart(): CartSnapshot {
  const { store } = useCartAccess();
  return useSyncExternalStore(store.subscribe, store.snapshot, nothingYet);
}
