import type { StockArticle } from '../stock-list.ts';
import type { ReceiptDraft } from './receipt-form.ts';

type Named = Pick<StockArticle, 'id' | 'name' | 'choices' | 'sku'>;

/** A line of a receipt: an article, how many pieces came, and what one has cost without VAT, in cents. */
export type ReceiptLine = Named & {
  readonly quantity: number;
  readonly unitCost: number | null;
  /** what a piece cost the last time */
  readonly lastCost: number | null;
};

/** What the lines of a receipt add up to. */
export type ReceiptSum = {
  readonly lines: number;
  readonly pieces: number;
  /** in cents, of the lines that have a cost */
  readonly value: number;
};

/** A receipt in the list. */
export type ReceiptEntry = ReceiptDraft &
  ReceiptSum & {
    readonly id: number;
    /** ISO 8601 */
    readonly createdAt: string;
    readonly createdBy: string;
    /** ISO 8601; null for a draft */
    readonly postedAt: string | null;
    readonly postedBy: string;
  };

/** A receipt with its lines, in the order in which they were entered. */
export type Receipt = ReceiptEntry & { readonly version: number; readonly rows: readonly ReceiptLine[] };

/** What lines add up to. */
export const sumOfLines = (rows: readonly Pick<ReceiptLine, 'quantity' | 'unitCost'>[]): ReceiptSum => ({
  lines: rows.length,
  pieces: rows.reduce((sum, { quantity }) => sum + quantity, 0),
  value: rows.reduce((sum, { quantity, unitCost }) => sum + quantity * (unitCost ?? 0), 0),
});
