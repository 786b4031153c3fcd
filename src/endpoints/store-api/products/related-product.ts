import type { Toolbox } from '#services/toolbox.ts';
import { findProgramProduct } from '#shop/catalogue/server/for-programs/find-program-product.ts';
import type { ProductQuery } from '#shop/catalogue/server/for-programs/product-query.ts';
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
