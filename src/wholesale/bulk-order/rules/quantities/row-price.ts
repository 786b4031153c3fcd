import type { Cents } from '#foundation/money/rules/cents.ts';
import { effectiveQuantity, type QuantityInView } from '#pricing/prices/rules/effective-quantity.ts';
import { activeRow, tierRows, tierSubtotal } from '#pricing/prices/rules/tier-rows.ts';
import type { TierCounting } from '#pricing/prices/rules/tier-terms.ts';
import type { BulkItem } from '../bulk-item.ts';

/** The price of one piece and of all that were entered, in cents in the buyer's mode. */
export type RowPrice = { readonly unit: Cents; readonly subtotal: Cents };

/**
 * What an entered quantity of an item costs: the tier of the effective quantity, where it is lower than the item's own price; what is in
 * the cart counts, and other rows of the same product (BULK-43, TIER-11 to TIER-14).
 */
export function rowPrice(
  { price, tiers }: Pick<BulkItem, 'price' | 'tiers'>,
  view: QuantityInView,
  counting: Pick<TierCounting, 'wholeCart'>,
): RowPrice {
  const rows = tierRows(price, tiers);
  const unit = rows[activeRow(rows, Math.max(1, effectiveQuantity(view, counting)))]?.unit ?? price;
  return { unit, subtotal: tierSubtotal(unit, view.entered) };
}
