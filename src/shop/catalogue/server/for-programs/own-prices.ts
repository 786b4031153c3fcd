import { type RawBuilder, sql } from 'kysely';
import type { Toolbox } from '#services/toolbox.ts';
import { readPriceList } from '#shop/pricing/server/read-price-list.ts';

/**
 * The prices of rows `p` as `lp`, for an answer that may hold variations: of a variation its own, of a product those of the
 * listing; in cents of the price list's mode, as listing_prices are kept.
 */
export async function ownPrices(toolbox: Toolbox): Promise<RawBuilder<unknown>> {
  const list = await readPriceList(toolbox);
  const shopMode = toolbox.settings.prices_include_tax ? 'gross' : 'net';
  const retail = sql`retail_price_now(p.regular_price_cents, p.sale_price_cents, p.sale_from, p.sale_to)`;
  const rate = sql`coalesce((select home.rate_basis_points from tax_rates home
    where home.tax_class = p.tax_class and home.country = ${toolbox.settings.home_country}
      and home.state = '' and home.postcode = ''), 0)`;
  const converted =
    shopMode === list.mode
      ? retail
      : shopMode === 'gross'
        ? sql`round(${retail} * 10000.0 / (10000 + ${rate}))::int`
        : sql`round(${retail} * (10000.0 + ${rate}) / 10000)::int`;
  return sql`join lateral (
    select listed.min_cents, listed.max_cents, listed.product_id from listing_prices listed
      where p.parent_id is null and listed.product_id = p.id and listed.price_list_id = ${list.id}
    union all
    select own.cents, own.cents, p.id from (
      select coalesce((select e.price_cents from price_list_entries e
        where e.product_id = p.id and e.price_list_id = ${list.id} and e.min_quantity = 1), ${converted}) as cents) own
      where p.parent_id is not null and p.regular_price_cents is not null
  ) lp on true`;
}
