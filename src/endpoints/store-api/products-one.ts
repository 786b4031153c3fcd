import type { Toolbox } from '#services/toolbox.ts';
import { findProgramProduct } from '#shop/catalogue/server/for-programs/find-program-product.ts';
import { productObject } from './product-object.ts';
import { storeError } from './store-error.ts';
import { storeWords } from './store-words.ts';

const largestId = 2_147_483_647;

/** `GET /products/{id}` (wire 1.8), for products and variations. */
export async function productByIdEndpoint(
  _request: Request,
  toolbox: Toolbox,
  params: Readonly<Record<string, string>>,
): Promise<Response> {
  const id = Number(params.id);
  const known = Number.isInteger(id) && id > 0 && id <= largestId;
  const product = known ? await findProgramProduct(toolbox, { id }) : null;
  return product
    ? Response.json(productObject(toolbox, product))
    : storeError(toolbox, '{platform}_rest_product_invalid_id', storeWords(toolbox).productNotFound, 404);
}

/** `GET /products/{slug}` (wire 1.8). */
export async function productBySlugEndpoint(
  _request: Request,
  toolbox: Toolbox,
  params: Readonly<Record<string, string>>,
): Promise<Response> {
  const product = await findProgramProduct(toolbox, { slug: params.slug ?? '' });
  return product
    ? Response.json(productObject(toolbox, product))
    : storeError(toolbox, '{platform}_rest_product_invalid_slug', storeWords(toolbox).productNotFound, 404);
}
