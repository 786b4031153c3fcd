import { type RawBuilder, sql } from 'kysely';
import type { Audience } from '#foundation/visitor/rules/visitor.ts';
import type { ListLimits } from '#pricing/quantities/rules/quantity-rule.ts';

/** What an audience's price list says of an item, as the database puts it together; null for the retail list. */
export type ListTerms = {
  readonly entries: readonly ListEntry[];
  readonly limits: ListLimits | null;
  readonly brand_id: number | null;
  readonly category_ids: readonly number[] | null;
} | null;

/**
 * From how many pieces on, cents in the list's mode, whether it is the item's own (1) or its product's (0), and the milliseconds from
 * and to which it holds. A bare list, of which the database makes a thousand in half the time of a thousand objects.
 */
type ListEntry = readonly [
  minQuantity: number,
  cents: number,
  own: 0 | 1,
  from: number | null,
  to: number | null,
];

type Buyer = Pick<Audience, 'priceListId' | 'hasOwnPrices'>;

/**
 * The column of a query over products, or variations, called `item` there: all that the list says of it, for `Pricer.price` and
 * `limitsOf`. An item is looked up by indexes alone, whatever the size of the list.
 */
export function listTerms({ priceListId, hasOwnPrices }: Buyer, item: string): RawBuilder<ListTerms> {
  if (!hasOwnPrices) return sql<ListTerms>`null::json`;
  const of = (column: string) => sql.ref(`${item}.${column}`);
  return sql<ListTerms>`json_build_object(
    'entries', array(${entriesOf(priceListId, sql`1`, of('id'))} union all ${entriesOf(priceListId, sql`0`, of('parent_id'))}),
    'limits', (${limitsOfItem(priceListId, item)}),
    'brand_id', case when ${hasPercentagesBy('brand_id', priceListId)} then coalesce(${of('brand_id')},
      (select above.brand_id from products above where above.id = ${of('parent_id')})) end,
    'category_ids', case when ${hasPercentagesBy('category_id', priceListId)} then array(select pc.category_id
      from product_categories pc where pc.product_id = coalesce(${of('parent_id')}, ${of('id')})) end)`;
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
  const rows = (column: string) =>
    sql`select * from price_list_limits where ${named(priceListId, sql.ref(`${item}.${column}`))}`;
  return sql`select json_build_object('minimum', x.min_quantity, 'maximum', x.max_quantity, 'step', x.quantity_step)
    from (${rows('id')} union all ${rows('parent_id')}) x
    order by x.product_id = ${sql.ref(`${item}.id`)} desc limit 1`;
}

const entriesOf = (priceListId: number, own: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql`
  select array[e.min_quantity, e.price_cents, ${own}, ${milliseconds('from')}, ${milliseconds('to')}]
  from price_list_entries e where ${named(priceListId, id)}`;

const milliseconds = (end: 'from' | 'to') => {
  const column = sql.ref(`e.valid_${end}`);
  return sql`case when ${column} is not null then floor(extract(epoch from ${column}) * 1000)::bigint end`;
};

/** One look along the key for each id: a condition on either of two leaves it to the planner whether the list is walked instead. */
const named = (priceListId: number, id: RawBuilder<unknown>) =>
  sql`product_id = ${id} and price_list_id = ${priceListId}`;

/** Asked once in a query: brand and categories are read only for a list whose percentages ask for them. */
const hasPercentagesBy = (column: 'brand_id' | 'category_id', priceListId: number) =>
  sql`exists (select from price_list_percentages where price_list_id = ${priceListId} and ${sql.ref(column)} is not null)`;
