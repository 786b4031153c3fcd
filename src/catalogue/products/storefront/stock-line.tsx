import type { StockNote } from '#catalogue/stock/rules/stock-note.ts';
import type { CatalogueMessages } from '#messages/it/catalogue.ts';
import styles from './stock-line.module.css';

/** What is written of a stock: its kind, which gives the colour, and the sentence. */
export type StockTexts = { readonly kind: string; readonly sentence: string };

/** What is written of a stock. */
export function stockTexts(stock: StockNote, words: CatalogueMessages): StockTexts {
  return { kind: stock.kind, sentence: stockSentence(stock, words) };
}

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
  return <WrittenStock texts={stockTexts(stock, words)} />;
}

/** A stock of which it is known how it is written. */
export function WrittenStock({ texts: { kind, sentence } }: { texts: StockTexts }) {
  return (
    <span className={styles.stock} data-stock={kind}>
      {sentence}
    </span>
  );
}
