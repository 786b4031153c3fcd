import { findProductIds } from '#catalogue/products/server/collections/find-product-ids.ts';
import { lastChange } from '#catalogue/products/server/collections/last-change.ts';
import { readApiProducts } from '#catalogue/products/server/collections/read-api-products.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { cachedAnswer } from '../cached-answers.ts';
import { pagingHeaders } from '../paging.ts';
import { answerOf, readReply } from '../read-reply.ts';
import { productObject } from './product-object.ts';
import { readProductParams } from './product-params.ts';
import { relatedRefusal } from './related-product.ts';

/** `GET /wp-json/wc/store/v1/products` (wire 1.7): a page past the end is empty, not an error. */
export async function productsEndpoint(request: Request, ctx: RequestContext): Promise<Response> {
  const read = readProductParams(ctx, new URL(request.url).searchParams);
  if (!read.ok) return read.error;
  const { query, page } = read.value;
  const refusal = await relatedRefusal(ctx, query);
  if (refusal) return refusal;
  const answer = await cachedAnswer(ctx, request, async () => {
    const { ids, total } = await findProductIds(ctx, query);
    const products = await readApiProducts(ctx, ids);
    return answerOf(
      products.map((product) => productObject(ctx, product)),
      total,
    );
  });
  const changed = await lastChange(ctx);
  return readReply(answer, {
    ...pagingHeaders(ctx, request, { number: page, size: query.limit, total: answer.total }),
    ...(changed ? { 'Last-Modified': changed.toUTCString() } : {}),
  });
}
