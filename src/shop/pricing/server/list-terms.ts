import { type RawBuilder, sql } from 'kysely';
import type { Audience } from '#shop/accounts/rules/visitor.ts';
import type { ListLimits } from '#shop/quantities/rules/list-limits.ts';

/** What an audience's price list says of an item, as the database puts it together; null for the retail list. */
export type ListTerms = {
  readonly entries: readonly ListEntry[] | null;
  readonly limits: ListLimits | null;
  readonly brand_id: number | null;
  readonly category_ids: readonly number[] | null;
} | null;

/** Cents in the list's mode; times in milliseconds. */
type ListEntry = {
  readonly min_quantity: number;
  readonly price_cents: number;
  readonly own: boolean;
  readonly from: number | null;
  readonly to: number | null;
};

type Buyer = Pick<Audience, 'priceListId' | 'hasOwnPrices'>;

/**
 * The column of a query over products, or variations, called `item` there: all that the list says of it, for `Pricer.price` and
 * `limitsOf`. An item is looked up by indexes alone, whatever the size of the list.
 */
export function listTerms({ priceListId, hasOwnPrices }: Buyer, item: string): RawBuilder<ListTerms> {
  if (!hasOwnPrices) return sql<ListTerms>`null::jsonb`;
  const of = (column: string) => sql.ref(`${item}.${column}`);
  return sql<ListTerms>`jsonb_build_object(
    'entries', (select jsonb_agg(jsonb_build_object('min_quantity', e.min_quantity, 'price_cents', e.price_cents,
        'own', e.product_id = ${of('id')}, 'from', floor(extract(epoch from e.valid_from) * 1000),
        'to', floor(extract(epoch from e.valid_to) * 1000)) order by e.min_quantity)
      from price_list_entries e
      where e.product_id in (${of('id')}, ${of('parent_id')}) and e.price_list_id = ${priceListId}),
    'limits', (${limitsOfItem(priceListId, item)}),
    'brand_id', coalesce(${of('brand_id')}, (select above.brand_id from products above where above.id = ${of('parent_id')})),
    'category_ids', (select jsonb_agg(pc.category_id) from product_categories pc
      where pc.product_id = coalesce(${of('parent_id')}, ${of('id')})))`;
}

/** The column with the limits alone, for queries that ask no price. */
export function listLimits(
  { priceListId, hasOwnPrices }: Buyer,
  item: string,
): RawBuilder<ListLimits | null> {
  return hasOwnPrices
    ? sql<ListLimits | null>`(${limitsOfItem(priceListId, item)})`
    : sql<ListLimits | null>`null::jsonb`;
}

/** A variation without limits of its own has those of its product. */
function limitsOfItem(priceListId: number, item: string) {
  const of = (column: string) => sql.ref(`${item}.${column}`);
  return sql`select jsonb_build_object('minimum', x.min_quantity, 'maximum', x.max_quantity, 'step', x.quantity_step)
    from price_list_limits x
    where x.product_id in (${of('id')}, ${of('parent_id')}) and x.price_list_id = ${priceListId}
    order by x.product_id = ${of('id')} desc limit 1`;
}
