import type { Cents } from '#foundation/money/rules/cents.ts';

/** What the nonces of the forms of tills are for. */
export const tillsAction = 'staff-tills';

export const tillsPath = '/staff/counter/tills/';
export const tillPath = (id: number) => `${tillsPath}${id}/`;
export const salePath = (orderId: number) => `/staff/counter/sales/${orderId}/`;
export const closingPath = (id: number) => `/staff/counter/closings/${id}/`;

/** A till with its fiscal printer; `departments` is the printer's number for a VAT rate in basis points. */
export type Till = {
  readonly id: number;
  readonly name: string;
  readonly isActive: boolean;
  /** '' for a till without a printer: its sales need invoice data */
  readonly printerAddress: string;
  readonly departments: Readonly<Record<string, number>>;
};

/** A day of a till: from its opening to its closing. */
export type TillSession = {
  readonly id: number;
  readonly tillId: number;
  readonly tillName: string;
  readonly openedAt: string;
  readonly openedBy: string;
  readonly opening: Cents;
  readonly sums: TillSums;
  readonly closing: {
    readonly at: string;
    readonly by: string;
    readonly counted: Cents;
    readonly expected: Cents;
    readonly note: string;
  } | null;
};

/** What came in and went out in a day, in cents; `movements` is what was put in, negative for what was taken out. */
export type TillSums = {
  readonly cash: Cents;
  readonly cashSales: number;
  readonly card: Cents;
  readonly cardSales: number;
  readonly movements: Cents;
  /** sales that are neither complete nor cancelled: the day cannot be closed */
  readonly open: number;
  readonly receipts: number;
  readonly invoices: number;
};

export type TillMovement = {
  readonly id: number;
  readonly amount: Cents;
  readonly reason: string;
  readonly at: string;
  readonly by: string;
};

/** How far a sale is: it waits to be printed or is being printed, the printer has refused, nobody knows, or it is complete. */
export const saleStates = [
  'waiting',
  'printing',
  'refused',
  'unknown',
  'printed',
  'invoiced',
  'cancelled',
] as const;
export type SaleState = (typeof saleStates)[number];

export type TillSale = {
  readonly orderId: number;
  readonly orderNumber: number;
  readonly sessionId: number;
  readonly till: Till;
  readonly method: 'cash' | 'card';
  readonly amount: Cents;
  readonly tendered: Cents;
  readonly state: SaleState;
  readonly problem: string;
  readonly receipt: { readonly closure: number | null; readonly number: number } | null;
  readonly hasInvoice: boolean;
  readonly soldAt: string;
  /** whose sale it is, as the till stores it */
  readonly soldBy: string;
};

/** Whether a sale is over: with a receipt, an invoice, or cancelled. */
export const isOver = (state: SaleState) =>
  state === 'printed' || state === 'invoiced' || state === 'cancelled';

/** What may be printed: what was never sent, and what the printer has refused. What may have been printed is never printed again by itself. */
export const mayPrint = (state: SaleState) => state === 'waiting' || state === 'refused';

/** What must be in the drawer, in cents: the float, cash sales, and what was put in or taken out. */
export function expectedCash(
  opening: number,
  { cash, movements }: Pick<TillSums, 'cash' | 'movements'>,
): number {
  return opening + cash + movements;
}
