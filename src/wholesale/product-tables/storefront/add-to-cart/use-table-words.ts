import { useWords } from '#kit/words/storefront/use-words.ts';
import type { TableScreenMessages } from '#messages/it/table-screen.ts';
import { tableScreenFor } from '#messages/product-table/table-screen-for.ts';

/** The words around what is added from a table, in the language of the page. */
export function useTableWords(): TableScreenMessages {
  return tableScreenFor(useWords().locale);
}
