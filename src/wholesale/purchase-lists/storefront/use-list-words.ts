import { useWords } from '#kit/words/storefront/use-words.ts';
import { purchaseListsFor } from '#messages/buying/purchase-lists-for.ts';
import type { PurchaseListsMessages } from '#messages/it/purchase-lists.ts';

/** The words of purchase lists in the language of the page. */
export function useListWords(): PurchaseListsMessages {
  return purchaseListsFor(useWords().locale);
}
