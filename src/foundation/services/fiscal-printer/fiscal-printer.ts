/** A line of a fiscal receipt: amounts in cents with VAT, negative for a discount; `department` is the printer's number for its VAT rate. */
export type ReceiptLine = {
  readonly description: string;
  readonly quantity: number;
  readonly unit: number;
  readonly department: number;
};

/** A receipt to print; the lines add up to `total`, `paid` is what the customer gave. */
export type ReceiptToPrint = {
  readonly lines: readonly ReceiptLine[];
  readonly payment: 'cash' | 'card';
  readonly paid: number;
  readonly total: number;
  /** a last line, such as the number of the order */
  readonly footer: string;
};

/** What a printer answers. `unreachable`: nothing was sent; `unknown`: it was sent, and nobody knows whether it was printed. */
export type PrintedReceipt =
  | { readonly kind: 'printed'; readonly closure: number; readonly number: number }
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'unreachable'; readonly problem: string }
  | { readonly kind: 'unknown'; readonly problem: string };

/** A fiscal printer of a till. */
export type FiscalPrinter = { readonly print: (receipt: ReceiptToPrint) => Promise<PrintedReceipt> };
