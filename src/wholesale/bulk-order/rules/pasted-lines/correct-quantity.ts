import type { BulkItem } from '../bulk-item.ts';

/** Why a wanted quantity becomes another. */
export type Correction = 'minimum' | 'step' | 'maximum' | 'stock';

/** As many pieces as can be added, or why none can. */
export type CorrectedQuantity =
  | { readonly ok: true; readonly quantity: number; readonly why: Correction | null }
  | { readonly ok: false; readonly reason: 'out-of-stock' | 'all-in-cart' };

/**
 * The pieces that an add of a wanted quantity can bring: with what the cart holds at least the minimum, a multiple of the step, rounded up, and no more than
 * maximum and stock (QTY-02, BULK-28, BULK-29).
 */
export function correctQuantity(
  wanted: number,
  inCart: number,
  { limits, stock }: Pick<BulkItem, 'limits' | 'stock'>,
): CorrectedQuantity {
  const { minimum, maximum, step } = limits;
  const ceiling = Math.floor(Math.min(maximum, stock ?? maximum) / step) * step;
  if (ceiling < minimum) return { ok: false, reason: 'out-of-stock' };
  const total = wanted + inCart;
  const fitting = Math.min(ceiling, Math.max(minimum, Math.ceil(total / step) * step));
  if (fitting <= inCart) return { ok: false, reason: 'all-in-cart' };
  const quantity = fitting - inCart;
  if (quantity === wanted) return { ok: true, quantity, why: null };
  if (total > ceiling)
    return { ok: true, quantity, why: stock !== null && stock < maximum ? 'stock' : 'maximum' };
  return { ok: true, quantity, why: total < minimum ? 'minimum' : 'step' };
}
