import type { TierCounting } from '#pricing/prices/rules/tier-terms.ts';
import type { CartLine } from '#selling/cart/rules/cart-state.ts';
import type { EnteredRow } from '../../rules/add-to-cart/selection.ts';
import type { BulkItem } from '../../rules/bulk-item.ts';
import { type OtherRow, quantityInView } from '../../rules/quantities/quantity-in-view.ts';
import { rowPrice } from '../../rules/quantities/row-price.ts';

/** The rows of a selection with what they cost, each with what is in the cart and in the others (BULK-43). */
export function pricedRows(
  rows: readonly (OtherRow & { readonly item: BulkItem })[],
  lines: readonly CartLine[],
  counting: TierCounting,
): readonly EnteredRow[] {
  return rows.map((row) => {
    const others = rows.filter(({ item }) => item.id !== row.item.id);
    const { subtotal } = rowPrice(row.item, quantityInView(row, lines, others, counting), counting);
    return { quantity: row.quantity, subtotal };
  });
}
