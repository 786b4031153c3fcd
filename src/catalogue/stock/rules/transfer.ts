import type { StockArticle } from './stock-list.ts';

/** How a transfer stands: written, on its way, arrived, or called off before it was sent or on its way. */
export const transferStates = ['draft', 'sent', 'received', 'cancelled'] as const;
export type TransferState = (typeof transferStates)[number];

/** An article of a transfer. */
export type TransferLine = Pick<StockArticle, 'id' | 'name' | 'choices' | 'sku'> & {
  readonly quantity: number;
  /** null until it is received */
  readonly received: number | null;
  /** what the location that it leaves has available now */
  readonly available: number;
};

/** A transfer in the list. */
export type TransferEntry = {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly note: string;
  readonly state: TransferState;
  /** ISO 8601; of the last step */
  readonly at: string;
  readonly by: string;
  readonly lines: number;
  readonly pieces: number;
  /** pieces that were sent and did not arrive, and the other way round; 0 until it is received */
  readonly fewer: number;
  readonly more: number;
};

/** A transfer with its lines, in the order in which they were entered. */
export type Transfer = TransferEntry & {
  /** null is the default location */
  readonly fromId: number | null;
  readonly toId: number | null;
  readonly version: number;
  readonly createdAt: string;
  readonly createdBy: string;
  readonly sentAt: string | null;
  readonly sentBy: string;
  readonly closedAt: string | null;
  readonly closedBy: string;
  readonly rows: readonly TransferLine[];
};

/** What a line differs by: less than 0 where pieces are missing. */
export const differenceOf = ({ quantity, received }: Pick<TransferLine, 'quantity' | 'received'>): number =>
  received === null ? 0 : received - quantity;
