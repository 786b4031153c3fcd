import type { Toolbox } from '#services/toolbox.ts';
import { findProductIds } from '#shop/catalogue/server/for-programs/find-product-ids.ts';
import { findProgramProduct } from '#shop/catalogue/server/for-programs/find-program-product.ts';
import { lastChange } from '#shop/catalogue/server/for-programs/last-change.ts';
import { readProductsForPrograms } from '#shop/catalogue/server/for-programs/read-products-for-programs.ts';
import { keptAnswer } from './kept-answers.ts';
import { pagingHeaders } from './paging.ts';
import { productObject } from './product-object.ts';
import { readProductParams } from './product-params.ts';
import { answerOf, readReply } from './read-reply.ts';
import { storeError } from './store-error.ts';
import { storeWords } from './store-words.ts';

/** `GET /wp-json/wc/store/v1/products` (wire 1.7): a page past the end is empty, not an error. */
export async function productsEndpoint(request: Request, toolbox: Toolbox): Promise<Response> {
  const read = readProductParams(toolbox, new URL(request.url).searchParams);
  if (!read.ok) return read.error;
  const { query, page } = read.value;
  if (query.relatedTo !== undefined && !(await findProgramProduct(toolbox, { id: query.relatedTo }))) {
    return storeError(toolbox, '{platform}_rest_product_not_found', storeWords(toolbox).productNotFound, 404);
  }
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
