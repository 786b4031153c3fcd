import { type RawBuilder, sql } from 'kysely';
import { findProducts } from '#catalogue/search/server/find-products.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';
import { createPricer } from '#pricing/prices/server/create-pricer.ts';
import { relatedProducts } from '../related-products.ts';
import { findSlugs } from './find-slugs.ts';
import { findTermIds } from './find-term-ids.ts';
import { productConditions } from './product-conditions.ts';
import { mayHoldVariations, type ProductQuery } from './product-query.ts';
import { termCondition } from './term-condition.ts';

type Part = RawBuilder<unknown>;

const mostRelated = 100;
// Shorter pieces have no trigrams: looking for them would read every name of the shop.
const shortestFragment = 3;

/** `from` and `where` of the products `p` that answer a question, and the ids that a search put first. */
export type ProductSource = { readonly source: Part; readonly hits: readonly number[] };

/** Makes the source of a question; `priced` joins the prices as `lp`, which leaves out what has none. */
export async function productSource(
  ctx: RequestContext,
  query: ProductQuery,
  options: { readonly priced: boolean },
): Promise<ProductSource> {
  const { hidden } = ctx.visitor.audience;
  const withVariations = mayHoldVariations(query);
  const conditions = productConditions(query, ctx);
  if (hidden) conditions.push(notHidden(hidden, sql`coalesce(p.parent_id, p.id)`));
  conditions.push(...(await termConditions(ctx, query, withVariations)));
  if (query.slugs) conditions.push(sql`p.id = any (${await findSlugs(ctx, query.slugs)}::int[])`);
  if (query.relatedTo !== undefined) {
    const related = await relatedProducts(ctx, query.relatedTo, mostRelated);
    conditions.push(sql`p.id = any (${related}::int[])`);
  }
  const bounded = query.minCents !== undefined || query.maxCents !== undefined;
  const isPriced = options.priced || bounded;
  const products = isPriced ? sql`products p ${await pricesOf(ctx, withVariations)}` : sql`products p`;
  if (bounded) conditions.push(...(await priceConditions(ctx, query)));
  const hits = query.search === undefined ? [] : await findProducts(ctx, query.search, hidden);
  if (query.search !== undefined) conditions.push(searchCondition(query.search, hits));
  return { source: sql`from ${products} where ${sql.join(conditions, sql` and `)}`, hits };
}

async function termConditions(
  ctx: RequestContext,
  query: ProductQuery,
  withVariations: boolean,
): Promise<readonly Part[]> {
  const known = async (filter: ProductQuery['terms'][number]) =>
    termCondition(filter.taxonomy, await findTermIds(ctx, filter.taxonomy, filter), withVariations);
  const terms = await Promise.all(query.terms.map(known));
  const attributes = await Promise.all(query.attributes.map(known));
  if (attributes.length === 0) return terms;
  const relation = query.attributeRelation === 'in' ? sql` or ` : sql` and `;
  return [...terms, sql`(${sql.join(attributes, relation)})`];
}

async function pricesOf(ctx: RequestContext, withVariations: boolean): Promise<Part> {
  if (withVariations) return ownPrices(ctx);
  const { priceListId } = ctx.visitor.audience;
  return sql`join listing_prices lp on lp.product_id = p.id and lp.price_list_id = ${priceListId}`;
}

/** A product whose prices reach into the bounds answers; the bounds are amounts as the audience sees them. */
async function priceConditions(ctx: RequestContext, { minCents, maxCents }: ProductQuery): Promise<Part[]> {
  const pricer = await createPricer(ctx);
  return [
    ...(minCents === undefined ? [] : [sql`lp.max_cents >= ${pricer.toListing(toCents(minCents))}`]),
    ...(maxCents === undefined ? [] : [sql`lp.min_cents <= ${pricer.toListing(toCents(maxCents))}`]),
  ];
}

/** What the shop's search finds, and whatever holds the text in its name or code (wire 1.7). */
function searchCondition(text: string, hits: readonly number[]): Part {
  const found = sql`p.id = any (${hits}::int[])`;
  if ([...text].length < shortestFragment) return found;
  const fragment = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(${found} or p.name ilike ${fragment} or p.sku ilike ${fragment})`;
}

/**
 * The prices of rows `p` as `lp`, for an answer that may hold variations: of a variation its own, of a product those of the
 * listing; in cents of the price list's mode, as listing_prices stores them.
 */
function ownPrices(ctx: RequestContext): RawBuilder<unknown> {
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
