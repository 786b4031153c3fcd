import type { TableScreenMessages } from '#messages/it/table-screen.ts';
import { tableScreenFor } from '#messages/product-table/table-screen-for.ts';
import { useWords } from '#shop/site/storefront/use-words.ts';

/** The words around what is added from a table, in the language of the page. */
export function useTableWords(): TableScreenMessages {
  return tableScreenFor(useWords().locale);
}
