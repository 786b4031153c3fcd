import { type RawBuilder, sql } from 'kysely';

/** Whether the sale of an item runs, as a condition. */
export const saleRuns = (item: RawBuilder<unknown>, at: Date): RawBuilder<boolean> =>
  sql`coalesce(${item}.sale_price_cents < ${item}.regular_price_cents and is_running(${item}.sale_from, ${item}.sale_to, ${at}), false)`;

/** What is asked for an item that has a price of its own. */
export const ownPrice = (item: RawBuilder<unknown>, at: Date): RawBuilder<number | null> =>
  sql`case when ${saleRuns(item, at)} then ${item}.sale_price_cents else ${item}.regular_price_cents end`;

/** What the shop asks everybody now, of a variable product from its cheapest variation to its dearest: for conditions and orders. */
export function priceNow(item: RawBuilder<unknown>, at: Date) {
  const one = sql`x`;
  const below = (what: RawBuilder<unknown>) =>
    sql`(select ${what} from products x where x.parent_id = ${item}.id)`;
  const either = (own: RawBuilder<unknown>, of: RawBuilder<unknown>) =>
    sql`case when ${item}.type = 'variable' then ${below(of)} else ${own} end`;
  return {
    from: either(ownPrice(item, at), sql`min(${ownPrice(one, at)})`),
    to: either(ownPrice(item, at), sql`max(${ownPrice(one, at)})`),
    onSale: either(saleRuns(item, at), sql`coalesce(bool_or(${saleRuns(one, at)}), false)`),
  };
}
