import type { StockNote } from '#catalogue/stock/rules/stock-note.ts';
import type { CatalogueMessages } from '#messages/it/catalogue.ts';

/** What is told of a stock, in words and by the platform's class. */
export function availabilityOf(
  note: StockNote,
  words: CatalogueMessages['stock'],
): { readonly text: string; readonly class: string } {
  if (note.kind === 'few') return { text: words.few(note.left), class: 'in-stock' };
  if (note.kind === 'backorder') return { text: words.backorder, class: 'available-on-backorder' };
  if (note.kind === 'out-of-stock') return { text: words.outOfStock, class: 'out-of-stock' };
  return { text: words.inStock, class: 'in-stock' };
}
