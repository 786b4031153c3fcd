import { sql } from 'kysely';
import type { ProductCard } from '#catalogue/products/rules/product-card.ts';
import { readCards } from '#catalogue/products/server/read-cards.ts';
import { withCardChoices } from '#catalogue/variations/server/read-card-choices.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/**
 * The cards of products that a browser remembers, in its order and with the visitor's own prices, as many as the shop shows. What is gone,
 * not published, not in the catalogue or hidden from the visitor is left out.
 */
export async function readRecentlyViewed(
  ctx: RequestContext,
  ids: readonly number[],
): Promise<readonly ProductCard[]> {
  const { recently_viewed_products: most } = ctx.settings;
  const { rows } = await sql<{ id: number }>`
    select id from products where id = any (${ids}::int[]) and catalog_visibility <> 'hidden'`.execute(
    ctx.db,
  );
  const listed = new Set(rows.map(({ id }) => id));
  const cards = await readCards(
    ctx,
    ids.filter((id) => listed.has(id)),
  );
  return withCardChoices(ctx, cards.slice(0, most));
}
