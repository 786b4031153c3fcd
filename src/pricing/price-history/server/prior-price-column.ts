import { type RawBuilder, sql } from 'kysely';

/** A row of `prior_prices` as queries read it: cents in the shop's own tax mode; `since` in milliseconds, of a new article. */
export type PriorPriceRow = {
  readonly cents: number;
  readonly kind: 'lowest' | 'progressive' | 'new-article';
  readonly since: number | null;
} | null;

/** The column of a query over products, or variations, called `item` there: looked up for what has a sale alone. */
export function priorPrice(item: string): RawBuilder<PriorPriceRow> {
  return sql<PriorPriceRow>`case when ${sql.ref(`${item}.sale_price_cents`)} is not null then (
    select json_build_object('cents', prior.cents, 'kind', prior.kind, 'since', floor(extract(epoch from prior.since) * 1000)::bigint)
    from prior_prices prior where prior.product_id = ${sql.ref(`${item}.id`)}) end`;
}
