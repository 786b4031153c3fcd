import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';
import { createPricer } from '#pricing/prices/server/create-pricer.ts';
import { readVariations, type VariationDetail } from './read-variations.ts';

/** All variations of a product, too many to ask for in one request, or no such variable product (VAR-27). */
export type FoundVariations =
  | {
      readonly kind: 'found';
      readonly variations: readonly VariationDetail[];
      /** whether all of them cost the same */
      readonly samePrice: boolean;
    }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'no-product' };

/** The published variations of a product in their order, where there are at most `variation_threshold_max` (VAR-27). */
export async function getVariations(
  ctx: RequestContext,
  { productId }: { readonly productId: number },
): Promise<FoundVariations> {
  const { visitor, settings } = ctx;
  const most = settings.variation_threshold_max;
  const { rows } = await sql<{ few: boolean }>`
    select (select count(*) from (
      select from products v where v.parent_id = p.id and v.status = 'published' limit ${most + 1}::int) counted) <= ${most} as few
    from products p
    where p.id = ${productId} and p.type = 'variable' and p.status = 'published'
      and ${notHidden(visitor.audience.hidden, sql`p.id`)}`.execute(ctx.db);
  const [product] = rows;
  if (!product) return { kind: 'no-product' };
  if (!product.few) return { kind: 'too-many' };
  const variations = await readVariations(ctx, await createPricer(ctx), productId);
  const prices = new Set(variations.map(({ price, tiers }) => JSON.stringify([price, tiers])));
  return { kind: 'found', variations, samePrice: prices.size <= 1 };
}
