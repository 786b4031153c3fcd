/** What a shopper reads of a stock; the number only where few are left. */
export type StockNote =
  | { readonly kind: 'in-stock' }
  | { readonly kind: 'few'; readonly left: number }
  | { readonly kind: 'backorder' }
  | { readonly kind: 'out-of-stock' };

// One object each: pages of hundreds of variations hold and compare their notes.
const inStock: StockNote = { kind: 'in-stock' };
const backorder: StockNote = { kind: 'backorder' };
const outOfStock: StockNote = { kind: 'out-of-stock' };

/** The note about the stock of an item; the number of pieces is named from `lowFrom` down. */
export function stockNote(stock: {
  available: number;
  lowFrom: number;
  backorders: 'no' | 'notify' | 'yes';
}): StockNote {
  if (stock.available > stock.lowFrom) return inStock;
  if (stock.available > 0) return { kind: 'few', left: stock.available };
  return stock.backorders === 'no' ? outOfStock : backorder;
}
