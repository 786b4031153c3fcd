import { useWords } from '#kit/words/storefront/use-words.ts';
import { productTableFor } from '#messages/product/product-table-for.ts';

/** The words of product tables, with those of every page. */
export function useTableWords() {
  const words = useWords();
  return { ...productTableFor(words.locale), page: words };
}
