import { productTableFor } from '#messages/product/product-table-for.ts';
import { useWords } from '#shop/site/storefront/use-words.ts';

/** The words of product tables, with those of every page. */
export function useTableWords() {
  const words = useWords();
  return { ...productTableFor(words.locale), page: words };
}
