import { useWords } from '#kit/words/storefront/use-words.ts';
import { bulkOrderFor } from '#messages/buying/bulk-order-for.ts';
import type { BulkOrderMessages } from '#messages/it/bulk-order.ts';

/** The words of the bulk order form in the language of the page. */
export function useBulkWords(): BulkOrderMessages {
  return bulkOrderFor(useWords().locale);
}
