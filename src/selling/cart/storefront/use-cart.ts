import { createContext, useContext, useSyncExternalStore } from 'react';
import { type CartSnapshot, type CartStore, emptySnapshot } from './browser/cart-store.ts';

/** The cart of this browser and the prefix of the platform's class names. */
export type CartPlace = { readonly store: CartStore; readonly platform: string };

export const CartPlaceContext = createContext<CartPlace | null>(null);

/** The cart's owner, for buttons that change it. */
export function useCartPlace(): CartPlace {
  const place = useContext(CartPlaceContext);
  if (!place) throw new Error('no cart around this screen');
  return place;
}

const nothingYet = () => emptySnapshot;

/** The cart as it stands now; empty while the server renders. */
export function useCart(): CartSnapshot {
  const { store } = useCartPlace();
  return useSyncExternalStore(store.subscribe, store.snapshot, nothingYet);
}
