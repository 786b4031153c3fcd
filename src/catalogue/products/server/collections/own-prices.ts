import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/**
 * The prices of rows `p` as `lp`, for an answer that may hold variations: of a variation its own, of a product those of the
 * listing; in cents of the price list's mode, as listing_prices stores them.
 */
export function ownPrices(ctx: RequestContext): RawBuilder<unknown> {
  const { priceListId } = ctx.visitor.audience;
  return sql`
    left join listing_prices listed
      on p.parent_id is null and listed.product_id = p.id and listed.price_list_id = ${priceListId}
    left join variation_prices own
      on p.parent_id is not null and own.product_id = p.id and own.price_list_id = ${priceListId}
    join lateral (
      select coalesce(own.cents, listed.min_cents) as min_cents, coalesce(own.cents, listed.max_cents) as max_cents,
        p.id as product_id
    ) lp on lp.min_cents is not null`;
}
