import type { z } from 'zod';
import { findApiProduct } from '#catalogue/products/server/collections/find-api-product.ts';
import type { ProductQuery } from '#catalogue/products/server/collections/product-query.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { invalidArguments } from '../../parse-arguments.ts';
import { notThere } from '../read-reply.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import { attributeFilters } from './attribute-filters.ts';
import type { productQuery } from './product-schema.ts';
import { taxonomyFilter, taxonomyFilters } from './taxonomy-filters.ts';

export type ReadQuery = { readonly query: ProductQuery; readonly page: number };

/** The question behind parameters (wire 1.7), with those of `source` that are read apart; a bad one makes the reply. */
export function readProductParams(
  ctx: Pick<RequestContext, 'wire' | 'visitor'>,
  params: z.output<typeof productQuery>,
  source: URLSearchParams,
): { ok: true; value: ReadQuery } | { ok: false; error: Response } {
  const custom = taxonomyFilters(ctx, source);
  if (!custom.ok) return custom;
  const attributes = attributeFilters(source, storeWords(ctx));
  if (!attributes.ok) return { ok: false, error: invalidArguments(ctx, { attributes: attributes.fault }) };
  const limit = params.per_page ?? 10;
  const page = params.page ?? 1;
  const terms = [
    taxonomyFilter('product_cat', params.category, params.category_operator),
    taxonomyFilter('product_tag', params.tag, params.tag_operator),
    taxonomyFilter('product_brand', params.brand, params.brand_operator),
    ...custom.value,
  ].filter((filter) => filter !== undefined);
  const query: ProductQuery = {
    limit,
    offset: params.offset ?? (page - 1) * limit,
    direction: params.order ?? 'desc',
    order: params.orderby,
    search: params.search || undefined,
    slugs: some(params.slug),
    skus: some(params.sku),
    include: params.include,
    exclude: params.exclude,
    parents: some(params.parent),
    parentsExcluded: some(params.parent_exclude),
    type: params.type,
    featured: params.featured,
    terms,
    attributes: attributes.value,
    attributeRelation: params.attribute_relation ?? 'and',
    onSale: params.on_sale,
    minCents: params.min_price,
    maxCents: params.max_price,
    stock: params.stock_status,
    visibility: params.catalog_visibility,
    ratings: params.rating,
    dateColumn: params.date_column?.startsWith('modified') ? 'updated_at' : 'published_at',
    after: params.after,
    before: params.before,
    relatedTo: params.related,
  };
  return { ok: true, value: { query, page } };
}

/** An empty list asks nothing, as on the platform. */
function some<T>(list: readonly T[] | undefined): readonly T[] | undefined {
  return list && list.length > 0 ? list : undefined;
}

export const relatedMissing = notThere('product_not_found', 'The product of `related`');

/** The refusal of a query by `related` whose product is not visible to the visitor; null where it is (wire 1.7). */
export async function relatedRefusal(
  ctx: RequestContext,
  { relatedTo }: ProductQuery,
): Promise<Response | null> {
  if (relatedTo === undefined || (await findApiProduct(ctx, { id: relatedTo }))) return null;
  return storeError(ctx, '{platform}_rest_product_not_found', storeWords(ctx).productNotFound, 404);
}
