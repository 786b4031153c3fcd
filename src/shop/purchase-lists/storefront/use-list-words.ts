import { purchaseListsFor } from '#messages/buying/purchase-lists-for.ts';
import type { PurchaseListsMessages } from '#messages/it/purchase-lists.ts';
import { useWords } from '#shop/site/storefront/use-words.ts';

/** The words of purchase lists in the language of the page. */
export function useListWords(): PurchaseListsMessages {
  return purchaseListsFor(useWords().locale);
}
