import { type ReactNode, useEffect, useMemo } from 'react';
import { CartLinesContext } from '#pricing/prices/storefront/use-cart-lines.ts';
import { createCartStore } from './browser/cart-store.ts';
import { CartContext } from './use-cart.ts';

export type CartProviderProps = {
  readonly platform: string;
  /** the setting cart_redirect_after_add is `yes` (CART-08) */
  readonly redirectAfterAdd: boolean;
  readonly children: ReactNode;
};

export function CartProvider({ platform, redirectAfterAdd, children }: CartProviderProps) {
  const cartAccess = useMemo(
    () => ({ store: createCartStore({ platform, redirectAfterAdd }), platform }),
    [platform, redirectAfterAdd],
  );
  useEffect(() => cartAccess.store.start(), [cartAccess]);
  return (
    <CartContext value={cartAccess}>
      <CartLinesContext value={cartAccess.store}>{children}</CartLinesContext>
    </CartContext>
  );
}
