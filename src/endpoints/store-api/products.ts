import type { Toolbox } from '#services/toolbox.ts';
import { findProductIds } from '#shop/catalogue/server/for-programs/find-product-ids.ts';
import { findProgramProduct } from '#shop/catalogue/server/for-programs/find-program-product.ts';
import { readProductsForPrograms } from '#shop/catalogue/server/for-programs/read-products-for-programs.ts';
import { pagingHeaders } from './paging.ts';
import { productObject } from './product-object.ts';
import { readProductParams } from './product-params.ts';
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
  const { ids, total } = await findProductIds(toolbox, query);
  const products = await readProductsForPrograms(toolbox, ids);
  return Response.json(
    products.map((product) => productObject(toolbox, product)),
    { headers: pagingHeaders(request, { number: page, size: query.limit, total }) },
  );
}
