import { day, fieldBy, id, line } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';
import { readAmount, readWhole } from '#foundation/forms/rules/typed-values.ts';
import { MOST_PIECES } from '../stock-forms.ts';

export const LONGEST_SUPPLIER = 120;
export const LONGEST_DOCUMENT = 60;
export const MOST_RECEIPT_LINES = 2000;
export const MOST_UNIT_COST = 100_000_000;

/** What the forms of the pages of goods received carry their nonce for. */
export const staffReceiptsAction = 'staff-receipts';

export const receiptActions = ['saved', 'lines', 'pasted', 'posted', 'removed'] as const;
export type ReceiptAction = (typeof receiptActions)[number];

/** The head of a receipt: who delivered, with which document. */
export const receiptForm = formSchema({
  supplier: line({ required: 'no-supplier', most: LONGEST_SUPPLIER }),
  document: line({ most: LONGEST_DOCUMENT, tooLong: 'document-too-long' }),
  documentOn: day('not-a-day'),
  note: line({ most: 300, tooLong: 'note-too-long' }),
  locationId: id(),
});
export type ReceiptDraft = DraftOf<typeof receiptForm>;

/** A quantity of a line; null to take the line away. */
const quantity = () =>
  fieldBy<number | null, 'not-a-quantity'>((text, wrong) => {
    const read = readWhole(text);
    if (read === null || read === 0) return null;
    if (!(read <= MOST_PIECES)) wrong('not-a-quantity');
    return read;
  });

const cost = () =>
  fieldBy<number | null, 'not-a-cost'>((text, wrong) => {
    const read = readAmount(text);
    if (read !== null && !(read >= 0 && read <= MOST_UNIT_COST)) wrong('not-a-cost');
    return read;
  });

/** A line as it is typed into the table. */
export const receiptLineForm = formSchema({ quantity: quantity(), cost: cost() });
export type LineProblem = ProblemOf<typeof receiptLineForm>;

export const quantityField = (productId: number) => `quantity-${productId}`;
export const costField = (productId: number) => `cost-${productId}`;

/** Why a receipt was not changed. */
export type ReceiptProblem =
  | {
      readonly code:
        | ProblemOf<typeof receiptForm>
        | 'conflict'
        | 'no-lines'
        | 'too-many-lines'
        | 'no-location';
    }
  | { readonly code: 'wrong-lines'; readonly lines: readonly PastedProblem[] }
  /** `field`: the name of the field that is wrong */
  | {
      readonly code: 'line';
      readonly sku: string;
      readonly field: string;
      readonly problem: LineProblem;
    };

/** Why a pasted line cannot be read. */
export type PastedProblem = {
  /** from 1 on */
  readonly line: number;
  readonly text: string;
  readonly code: 'unknown-code' | 'ambiguous-code' | LineProblem;
};
