import type { StockNote } from '../rules/stock-note.ts';
import { stockNote } from '../rules/stock-note.ts';

/** What can be had of an item: on hand less what is reserved, never below 0. */
export type ItemStock = {
  readonly available: number;
  readonly backorders: 'no' | 'notify' | 'yes';
  /** the most that may be ordered; null where stock does not limit it */
  readonly limit: number | null;
  readonly note: StockNote;
};

/** The columns that availability is made of; an item without a row of stock has none. */
export type StockRow = {
  readonly on_hand: number | null;
  readonly reserved: number | null;
  readonly low_stock_threshold: number | null;
  readonly backorders: 'no' | 'notify' | 'yes';
};

/** Availability out of the rows of one item. */
export function stockOf(row: StockRow): ItemStock {
  const available = Math.max(0, (row.on_hand ?? 0) - (row.reserved ?? 0));
  return {
    available,
    backorders: row.backorders,
    limit: row.backorders === 'no' ? available : null,
    note: stockNote({ available, lowFrom: row.low_stock_threshold ?? 0, backorders: row.backorders }),
  };
}
