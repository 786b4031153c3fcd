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
  if (!hasOwnPrices) return sql<ListTerms>`null::json`;
  const of = (column: string) => sql.ref(`${item}.${column}`);
  return sql<ListTerms>`json_build_object(
    'entries', (select json_agg(json_build_object('min_quantity', e.min_quantity, 'price_cents', e.price_cents,
        'own', e.product_id = ${of('id')}, 'from', floor(extract(epoch from e.valid_from) * 1000),
        'to', floor(extract(epoch from e.valid_to) * 1000)) order by e.min_quantity)
      from (${ofItemOrItsProduct('price_list_entries', priceListId, item)}) e),
    'limits', (${limitsOfItem(priceListId, item)}),
    'brand_id', case when ${hasPercentages(priceListId)} then coalesce(${of('brand_id')},
      (select above.brand_id from products above where above.id = ${of('parent_id')})) end,
    'category_ids', case when ${hasPercentages(priceListId)} then (select json_agg(pc.category_id) from product_categories pc
      where pc.product_id = coalesce(${of('parent_id')}, ${of('id')})) end)`;
}

/** The column with the limits alone, for queries that ask no price. */
export function listLimits(
  { priceListId, hasOwnPrices }: Buyer,
  item: string,
): RawBuilder<ListLimits | null> {
  return hasOwnPrices
    ? sql<ListLimits | null>`(${limitsOfItem(priceListId, item)})`
    : sql<ListLimits | null>`null::json`;
}

/** A variation without limits of its own has those of its product. */
function limitsOfItem(priceListId: number, item: string) {
  return sql`select json_build_object('minimum', x.min_quantity, 'maximum', x.max_quantity, 'step', x.quantity_step)
    from (${ofItemOrItsProduct('price_list_limits', priceListId, item)}) x
    order by x.product_id = ${sql.ref(`${item}.id`)} desc limit 1`;
}

/** Two looks along the key: a condition on either of two ids leaves it to the planner whether the list is walked instead. */
function ofItemOrItsProduct(
  table: 'price_list_entries' | 'price_list_limits',
  priceListId: number,
  item: string,
) {
  const rows = (column: string) =>
    sql`select * from ${sql.table(table)} where product_id = ${sql.ref(`${item}.${column}`)} and price_list_id = ${priceListId}`;
  return sql`${rows('id')} union all ${rows('parent_id')}`;
}

/** Asked once in a query: brand and categories decide about percentages only. */
const hasPercentages = (priceListId: number) =>
  sql`exists (select from price_list_percentages where price_list_id = ${priceListId})`;
