import { pageWords } from '#messages/page-words.ts';
import type { StockNote } from '#shop/catalogue/rules/product-card.ts';

/** What is told of a stock; of nothing left, the table's own text (TAB-46). */
export function stockText(stock: StockNote, locale: 'it' | 'en', outOfStock: string): string {
  const { stock: words } = pageWords(locale).catalogue;
  switch (stock.kind) {
    case 'in-stock':
      return words.inStock;
    case 'few':
      return words.few(stock.left);
    case 'backorder':
      return words.backorder;
    case 'out-of-stock':
      return outOfStock;
  }
}
