import { createContext, useContext, useSyncExternalStore } from 'react';

type CartLine = {
  readonly productId: number;
  readonly variationId: number | null;
  readonly quantity: number;
};

/** The lines of this browser's cart, as far as prices depend on them; whoever has the cart provides them. */
export type CartLinesStore = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly lines: () => readonly CartLine[];
};

export const CartLinesContext = createContext<CartLinesStore | null>(null);

const noLines: readonly CartLine[] = [];
const nothing = () => noLines;
const never = () => nothing;

/** The lines of the cart as it stands now; none while the server renders, and where nobody has a cart. */
export function useCartLines(): readonly CartLine[] {
  const store = useContext(CartLinesContext);
  return useSyncExternalStore(store?.subscribe ?? never, store?.lines ?? nothing, nothing);
}
