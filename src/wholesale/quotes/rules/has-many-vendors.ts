import type { CartState } from '#selling/cart/rules/cart-state.ts';

/** Whether a cart holds products of more than one vendor, which blocks a quote request; the shop's own count as one more (QUO-14). */
export function hasManyVendors(cart: Pick<CartState, 'lines'>): boolean {
  return new Set(cart.lines.map(({ vendor }) => vendor ?? null)).size > 1;
}
