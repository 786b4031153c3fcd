import look from '#catalogue/products/storefront/stock-line.module.css';
import type { StockNote } from '#catalogue/stock/rules/stock-note.ts';
import { pageWords } from '#messages/page-words.ts';

function stockText(stock: StockNote, locale: 'it' | 'en', outOfStock: string): string {
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

/** What is told of a stock, as the server draws it; of nothing left, the table's own text (TAB-46). */
export function stockNode(stock: StockNote, locale: 'it' | 'en', outOfStock: string): HTMLElement {
  const node = document.createElement('span');
  node.className = look.stock ?? '';
  node.dataset.stock = stock.kind;
  node.textContent = stockText(stock, locale, outOfStock);
  return node;
}
