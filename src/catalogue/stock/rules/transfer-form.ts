import { fieldBy, id, line } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';
import { readWhole } from '#foundation/forms/rules/typed-values.ts';
import { MOST_PIECES } from './stock-forms.ts';

export const MOST_TRANSFER_LINES = 1000;

/** What the forms of the pages of transfers carry their nonce for. */
export const staffTransfersAction = 'staff-stock-transfers';

export const transfersPath = '/staff/stock/transfers/';
export const transferPath = (transfer: number | 'new') => `${transfersPath}${transfer}/`;

export const transferActions = ['saved', 'lines', 'sent', 'received', 'cancelled', 'removed'] as const;
export type TransferAction = (typeof transferActions)[number];

/** The head of a transfer: from where to where; null is the default location. */
export const transferForm = formSchema(
  { fromId: id(), toId: id(), note: line({ most: 300, tooLong: 'note-too-long' }) },
  ({ fromId, toId }) => ({ toId: fromId === toId && 'same-location' }),
);
export type TransferDraft = DraftOf<typeof transferForm>;

/** A quantity of a line; null to take the line away. */
export const transferLineForm = formSchema({
  quantity: fieldBy<number | null, 'not-a-quantity'>((text, wrong) => {
    const read = readWhole(text);
    if (read === null || read === 0) return null;
    if (!(read <= MOST_PIECES)) wrong('not-a-quantity');
    return read;
  }),
});

/** How many pieces of a line arrived; none at all is 0. */
export const receivedLineForm = formSchema({
  received: fieldBy<number, 'not-received'>((text, wrong) => {
    const read = readWhole(text);
    if (read === null || !(read <= MOST_PIECES)) wrong('not-received');
    return read ?? 0;
  }),
});

export const quantityField = (productId: number) => `quantity-${productId}`;
export const receivedField = (productId: number) => `received-${productId}`;

/** Why a transfer was not changed. */
export type TransferProblem =
  | { readonly code: ProblemOf<typeof transferForm> | 'no-location' | 'conflict' | 'no-lines' }
  /** `field`: the name of the field that is wrong */
  | { readonly code: 'not-a-quantity' | 'not-received'; readonly sku: string; readonly field: string }
  | {
      readonly code: 'not-enough';
      readonly sku: string;
      readonly field: string;
      readonly available: number;
    };
export type TransferField = keyof TransferDraft | 'lines';
export type TransferProblems = Readonly<Partial<Record<TransferField, TransferProblem>>>;
