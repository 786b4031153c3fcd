import { type ReactNode, useEffect, useState } from 'react';
import { CartLinesContext } from '#pricing/prices/storefront/use-cart-lines.ts';
import { ownCart } from './browser/own-cart.ts';
import { CartContext } from './use-cart.ts';

export type CartProviderProps = {
  /** for the server; a browser reads it from the page */
  readonly platform?: string;
  readonly children: ReactNode;
};

export function CartProvider({ platform, children }: CartProviderProps) {
  const [cartAccess] = useState(() => ownCart(platform));
  useEffect(() => cartAccess.store.start(), [cartAccess]);
  return (
    <CartContext value={cartAccess}>
      <CartLinesContext value={cartAccess.store}>{children}</CartLinesContext>
    </CartContext>
  );
}
