import { createContext, useContext, useSyncExternalStore } from 'react';

type CartLine = {
  readonly productId: number;
  readonly variationId: number | null;
  readonly quantity: number;
};

/** The lines of this browser's cart, as far as prices depend on them; provided by the owner of the cart's state. */
export type CartLinesStore = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly lines: () => readonly CartLine[];
};

export const CartLinesContext = createContext<CartLinesStore | null>(null);

const noLines: readonly CartLine[] = [];
const nothing = () => noLines;
const never = () => nothing;

/** The lines of the cart as it stands now; none on the server, and on pages without a cart. */
export function useCartLines(): readonly CartLine[] {
  const store = useContext(CartLinesContext);
  return useSyncExternalStore(store?.subscribe ?? never, store?.lines ?? nothing, nothing);
}
