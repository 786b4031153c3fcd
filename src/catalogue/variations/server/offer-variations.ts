import { type RawBuilder, sql } from 'kysely';
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

/**
 * The variations that a page embeds, up to `variation_threshold_min`; of more, which mixtures of options there are, and whether they are
 * asked for all at once: up to `variation_threshold_max` (VAR-16, VAR-27).
 */
export async function offerVariations(
  ctx: RequestContext,
  { id: productId, variations: count }: { readonly id: number; readonly variations: number | null },
  attributes: readonly VariationAttribute[],
): Promise<OfferedVariations> {
  const { variation_threshold_min: embedded, variation_threshold_max: asked } = ctx.settings;
  if (count !== null && count > embedded) {
    const [combinations, longestDescription] = await Promise.all([
      readMap(ctx, productId, attributes),
      readLongestDescription(ctx, productId),
    ]);
    return { variations: null, allAtOnce: count <= asked, combinations, longestDescription };
  }
  const variations = await readVariations(ctx, await createPricer(ctx), productId);
  const longestDescription = variations.reduce(
    (longest, { description }) => (description.length > longest.length ? description : longest),
    '',
  );
  return { variations, allAtOnce: false, combinations: null, longestDescription };
}

/**
 * How many variations a product has, as `offerVariations` needs to know it: a column of a query over products named `p`. Counted up to a number,
 * for there may be thousands.
 */
export function variationCount({ settings }: Pick<RequestContext, 'settings'>): RawBuilder<number> {
  const { variation_threshold_min: embedded, variation_threshold_max: asked } = settings;
  return sql<number>`(select count(*)::int from (
    select from products v where v.parent_id = p.id and v.status = 'published'
    limit (select ${Math.max(embedded, asked) + 1}::int)) counted)`;
}

async function readLongestDescription(
  { db }: Pick<RequestContext, 'db'>,
  productId: number,
): Promise<string> {
  const { rows } = await sql<{ description: string }>`
    select description from products where parent_id = ${productId} and status = 'published'
    order by length(description) desc limit 1`.execute(db);
  return rows[0]?.description ?? '';
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
      to_json(array(select vt.term_id from variation_terms vt where vt.variation_id = v.id)) as terms
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
