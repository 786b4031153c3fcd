import { purchaseLists as en } from '../en/purchase-lists.ts';
import { inEither } from '../in-either.ts';
import { purchaseLists as it } from '../it/purchase-lists.ts';

/** The words of purchase lists, which their pages and the cart of a business need. */
export const purchaseListsFor = inEither(it, en);
