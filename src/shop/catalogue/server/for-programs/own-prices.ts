import { type RawBuilder, sql } from 'kysely';
import type { Toolbox } from '#services/toolbox.ts';
import { readPriceList } from '#shop/pricing/server/read-price-list.ts';

/**
 * The prices of rows `p` as `lp`, for an answer that may hold variations: of a variation its own, of a product those of the
 * listing; in cents of the price list's mode, as listing_prices are kept.
 */
export async function ownPrices(toolbox: Toolbox): Promise<RawBuilder<unknown>> {
  const { priceListId, hasOwnPrices } = toolbox.visitor.audience;
  const list = await readPriceList(toolbox);
  const shopMode = toolbox.settings.prices_include_tax ? 'gross' : 'net';
  const retail = sql`retail_price_now(p.regular_price_cents, p.sale_price_cents, p.sale_from, p.sale_to)`;
  const rate = sql`coalesce(home.rate_basis_points, 0)`;
  const turned =
    shopMode === 'gross'
      ? sql`round(${retail} * 10000.0 / (10000 + ${rate}))::int`
      : sql`round(${retail} * (10000.0 + ${rate}) / 10000)::int`;
  const inMode = shopMode === list.mode ? retail : turned;
  const entries = hasOwnPrices
    ? sql`left join price_list_entries e
        on e.product_id = p.id and e.price_list_id = ${priceListId} and e.min_quantity = 1`
    : sql``;
  const own = hasOwnPrices ? sql`coalesce(e.price_cents, ${inMode})` : inMode;
  return sql`
    left join listing_prices listed
      on p.parent_id is null and listed.product_id = p.id and listed.price_list_id = ${priceListId}
    left join tax_rates home on home.tax_class = p.tax_class and home.country = ${toolbox.settings.home_country}
      and home.state = '' and home.postcode = ''
    ${entries}
    join lateral (
      select case when p.parent_id is null then listed.min_cents else ${own} end as min_cents,
        case when p.parent_id is null then listed.max_cents else ${own} end as max_cents, p.id as product_id
    ) lp on lp.min_cents is not null`;
}
