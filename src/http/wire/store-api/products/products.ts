import { findProductIds } from '#catalogue/products/server/collections/find-product-ids.ts';
import { lastChange } from '#catalogue/products/server/collections/last-change.ts';
import { readProductsForPrograms } from '#catalogue/products/server/collections/read-products-for-programs.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { keptAnswer } from '../kept-answers.ts';
import { pagingHeaders } from '../paging.ts';
import { answerOf, readReply } from '../read-reply.ts';
import { productObject } from './product-object.ts';
import { readProductParams } from './product-params.ts';
import { relatedRefusal } from './related-product.ts';

/** `GET /wp-json/wc/store/v1/products` (wire 1.7): a page past the end is empty, not an error. */
export async function productsEndpoint(request: Request, toolbox: Toolbox): Promise<Response> {
  const read = readProductParams(toolbox, new URL(request.url).searchParams);
  if (!read.ok) return read.error;
  const { query, page } = read.value;
  const refusal = await relatedRefusal(toolbox, query);
  if (refusal) return refusal;
  const answer = await keptAnswer(toolbox, request, async () => {
    const { ids, total } = await findProductIds(toolbox, query);
    const products = await readProductsForPrograms(toolbox, ids);
    return answerOf(
      products.map((product) => productObject(toolbox, product)),
      total,
    );
  });
  const changed = await lastChange(toolbox);
  return readReply(answer, {
    ...pagingHeaders(toolbox, request, { number: page, size: query.limit, total: answer.total }),
    ...(changed ? { 'Last-Modified': changed.toUTCString() } : {}),
  });
}
