import { findApiProduct } from '#catalogue/products/server/collections/find-api-product.ts';
import type { ProductQuery } from '#catalogue/products/server/collections/product-query.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notThere } from '../read-errors.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';

export const relatedMissing = notThere('product_not_found', 'The product of `related`');

/** The refusal where a question is about what goes with a product that nobody may see; null where there is none (wire 1.7). */
export async function relatedRefusal(
  ctx: RequestContext,
  { relatedTo }: ProductQuery,
): Promise<Response | null> {
  if (relatedTo === undefined || (await findApiProduct(ctx, { id: relatedTo }))) return null;
  return storeError(ctx, '{platform}_rest_product_not_found', storeWords(ctx).productNotFound, 404);
}
