import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { unlimitedQuantity } from '#pricing/quantities/rules/largest-quantities.ts';
import { quantityLimits } from '#pricing/quantities/rules/quantity-limits.ts';
import { findItems } from '#selling/cart/server/find-item.ts';
import type { Addable } from '../rules/add-to-cart/add-button.ts';

/**
 * How many more pieces of each item the visitor's cart may take, by id: what is in stock less what is in the cart already; of what is sold
 * singly and in the cart, that it is there (BULK-37). Nothing of what there is not, or not for this buyer, or has variations to choose from.
 */
export async function readAddable(
  ctx: RequestContext,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, Addable>> {
  const ids = [...new Set(itemIds)];
  const found = await findItems(
    ctx,
    ids.map((productId) => ({ productId, variationId: null })),
  );
  return new Map(
    ids.map((id, position): readonly [number, Addable] => {
      const product = found[position]?.product;
      const item = product?.items.find((known) => known.id === id);
      if (!product || !item?.priced) return [id, 0];
      const inCart = product.inCart
        .filter(({ itemId }) => itemId === id)
        .reduce((sum, { quantity }) => sum + quantity, 0);
      if (item.rule.soldIndividually && inCart > 0) return [id, 'in-cart'];
      const { available, maxQuantity, soldIndividually } = item.rule;
      const { maximum } = quantityLimits({ ...item.rule, available: null });
      const isOpen = available === null && maxQuantity === null && !soldIndividually;
      const most = isOpen ? unlimitedQuantity : Math.min(available ?? maximum, maximum);
      return [id, isOpen ? most : Math.max(0, most - inCart)];
    }),
  );
}
