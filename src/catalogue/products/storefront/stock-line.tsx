import type { StockNote } from '#catalogue/stock/rules/stock-note.ts';
import type { CatalogueMessages } from '#messages/it/catalogue.ts';
import styles from './stock-line.module.css';

function stockSentence(stock: StockNote, words: CatalogueMessages): string {
  switch (stock.kind) {
    case 'in-stock':
      return words.stock.inStock;
    case 'few':
      return words.stock.few(stock.left);
    case 'backorder':
      return words.stock.backorder;
    case 'out-of-stock':
      return words.stock.outOfStock;
  }
}

export function StockLine({ stock, words }: { stock: StockNote; words: CatalogueMessages }) {
  return (
    <span className={styles.stock} data-stock={stock.kind}>
      {stockSentence(stock, words)}
    </span>
  );
}
