import { z } from 'zod';
import type { ApiProduct } from '#catalogue/product-api/rules/api-product.ts';
import { chooseApiProducts } from '#catalogue/product-api/server/choose-api-products.ts';
import { readApiProducts } from '#catalogue/product-api/server/read-api-products.ts';
import { foundProducts } from '#catalogue/product-editing/server/product-conditions.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { commaList } from '../../lenient/lists.ts';
import { badParameter, notThere, pagingHeaderSays, pagingHeaders } from '../../store-api/read-reply.ts';
import { adminContext, adminError, adminRead, adminWords } from '../admin-call.ts';
import { pageOf } from '../collection.ts';
import { idIn } from '../id-in.ts';
import { productObject } from './product-object.ts';
import { productQuery, productsAsked } from './product-query.ts';
import { adminProduct } from './product-schema.ts';

type MetaQuery = {
  readonly include_meta?: readonly string[] | undefined;
  readonly exclude_meta?: readonly string[] | undefined;
};

/** A product with the meta data that were asked for. */
export function withAskedMeta<Entry extends Pick<ApiProduct, 'meta'>>(
  product: Entry,
  { include_meta: only = [], exclude_meta: not = [] }: MetaQuery,
): Entry {
  if (only.length + not.length === 0) return product;
  const isAsked = (key: string) => (only.length > 0 ? only.includes(key) : !not.includes(key));
  return { ...product, meta: product.meta.filter(({ key }) => isAsked(key)) };
}

const listed = adminRead({
  path: '/products',
  right: 'products',
  summary: 'The products of the shop, newest first; by codes their variations too.',
  query: productQuery,
  reply: { schema: z.array(adminProduct), headers: pagingHeaderSays },
  errors: [badParameter],
  async handle(ctx, query, { request }) {
    const page = pageOf(query);
    const asked = productsAsked(query);
    const isSearched = query.search !== undefined && query.search !== '' && !asked.words && !asked.partOfSku;
    const found = isSearched ? await foundProducts(ctx, query.search ?? '') : undefined;
    const { ids, total } = await chooseApiProducts(ctx, { ...asked, found });
    const products = await readApiProducts(ctx, ids);
    return Response.json(
      products.map((product) => productObject(ctx, withAskedMeta(product, query))),
      { headers: pagingHeaders(ctx, request, { ...page, total }) },
    );
  },
});

export const productGone = notThere('product_invalid_id', 'The product');

/** The answer where a product is not there: 404 to who reads it, 400 to who changes it, as clients expect. */
export const noSuchProduct = (ctx: RequestContext, status: 404 | 400) =>
  adminError(ctx, { code: '{platform}_rest_product_invalid_id', status }, adminWords(ctx).noProduct);

const names = z.object({
  context: adminContext,
  include_meta: commaList(z.string()),
  exclude_meta: commaList(z.string()),
});

const one = adminRead({
  path: '/products/:id{[0-9]+}',
  right: 'products',
  summary: 'A product, or a variation by its id.',
  query: names.partial(),
  reply: { schema: adminProduct },
  errors: [badParameter, productGone],
  async handle(ctx, query, { path }) {
    const [product] = await readApiProducts(ctx, idIn(path.id));
    return product
      ? Response.json(productObject(ctx, withAskedMeta(product, query)))
      : noSuchProduct(ctx, 404);
  },
});

/** Products as programs read them. */
export const productReads = [listed, one];
