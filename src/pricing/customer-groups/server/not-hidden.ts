import { type RawBuilder, sql } from 'kysely';
import type { HiddenGoods } from '#foundation/visitor/rules/hidden-goods.ts';

/**
 * Whether an audience sees a product, as a condition over the product's id (of a variation: that of its product). Where nothing
 * is hidden it asks nothing.
 */
export function notHidden(hidden: HiddenGoods | null, productId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (!hidden) return sql`true`;
  const { categoryIds, productIds } = hidden;
  const inHidden = sql`exists (select from product_categories withheld
    where withheld.product_id = ${productId} and withheld.category_id = any (${categoryIds}::int[]))`;
  return sql`(not ${inHidden} and ${productId} <> all (${productIds}::int[]))`;
}
