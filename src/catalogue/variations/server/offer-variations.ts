import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { createPricer } from '#pricing/prices/server/create-pricer.ts';
import { mapCombinations } from '../rules/combination-map.ts';
import type { KnownVariation } from '../rules/known-variation.ts';
import type { ProductDetail } from '../rules/product-detail.ts';
import type { VariationAttribute } from '../rules/variation-attribute.ts';
import { namedTerms, readTermNames, type TermIds } from './read-term-names.ts';
import { readVariations } from './read-variations.ts';

export type OfferedVariations = Pick<
  ProductDetail,
  'variations' | 'allAtOnce' | 'combinations' | 'longestDescription'
>;

/** What a product without variations offers of them. */
export const noVariations: OfferedVariations = {
  variations: [],
  allAtOnce: false,
  combinations: null,
  longestDescription: '',
};

type Summary = { count: number; longest: string | null };

/**
 * The variations that a page embeds, up to `variation_threshold_min`; of more, which mixtures of options there are, and whether they are
 * asked for all at once: up to `variation_threshold_max` (VAR-16, VAR-27).
 */
export async function offerVariations(
  ctx: RequestContext,
  productId: number,
  attributes: readonly VariationAttribute[],
): Promise<OfferedVariations> {
  const { variation_threshold_min: embedded, variation_threshold_max: asked } = ctx.settings;
  const summary = await sql<Summary>`
    select count(*)::int as count,
      (array_agg(description order by length(description) desc))[1] as longest
    from products where parent_id = ${productId} and status = 'published'`.execute(ctx.db);
  const { count, longest } = summary.rows[0] ?? { count: 0, longest: null };
  const longestDescription = longest ?? '';
  if (count > embedded) {
    return {
      variations: null,
      allAtOnce: count <= asked,
      combinations: await readMap(ctx, productId, attributes),
      longestDescription,
    };
  }
  const variations = await readVariations(ctx, await createPricer(ctx), productId);
  return { variations, allAtOnce: false, combinations: null, longestDescription };
}

async function readMap(
  ctx: RequestContext,
  productId: number,
  attributes: readonly VariationAttribute[],
): Promise<string | null> {
  // Asked for row by row: a join with thousands of rows would read the whole stock of the shop.
  const variations = sql<{ active: boolean; buyable: boolean; terms: TermIds }>`
    select v.regular_price_cents is not null as active,
      v.regular_price_cents is not null
        and (v.backorders <> 'no'
          or coalesce((select s.on_hand > s.reserved from stock s where s.product_id = v.id), false)) as buyable,
      (select json_object_agg(vt.attribute_id, vt.term_id) from variation_terms vt
        where vt.variation_id = v.id) as terms
    from products v
    where v.parent_id = ${productId} and v.status = 'published'
    order by v.menu_order, v.id`.execute(ctx.db);
  const [names, { rows }] = await Promise.all([readTermNames(ctx, productId), variations]);
  const known = rows.map(
    ({ terms, ...row }): KnownVariation => ({ ...row, attributes: namedTerms(terms, names) }),
  );
  const axes = attributes.map(({ name, options }) => ({ name, slugs: options.map(({ slug }) => slug) }));
  return mapCombinations(axes, known);
}
