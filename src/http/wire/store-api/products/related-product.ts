import { findProgramProduct } from '#catalogue/products/server/collections/find-program-product.ts';
import type { ProductQuery } from '#catalogue/products/server/collections/product-query.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';

/** The refusal where a question is about what goes with a product that nobody may see; null where there is none (wire 1.7). */
export async function relatedRefusal(
  toolbox: Toolbox,
  { relatedTo }: ProductQuery,
): Promise<Response | null> {
  if (relatedTo === undefined || (await findProgramProduct(toolbox, { id: relatedTo }))) return null;
  return storeError(toolbox, '{platform}_rest_product_not_found', storeWords(toolbox).productNotFound, 404);
}
