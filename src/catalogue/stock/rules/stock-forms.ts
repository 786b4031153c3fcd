import { amount, choice, fieldBy, id, line, needed, whole } from '#foundation/forms/rules/fields.ts';
import { formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';
import { adjustmentReasons } from './stock-reasons.ts';

/** What the forms of the staff pages of stock carry their nonce for. */
export const staffStockAction = 'staff-stock';

export const MOST_PIECES = 1_000_000;
export const LONGEST_STOCK_NOTE = 300;
export const LONGEST_BIN = 40;

/** What has just been done, as the query of the address says after a form was posted. */
export const stockActions = ['adjusted', 'threshold', 'cost', 'bins'] as const;
export type StockAction = (typeof stockActions)[number];

/** Reads what has just been done; null where the address says nothing of it. */
export function readStockAction(parameters: { get(name: string): string | null }): StockAction | null {
  return stockActions.find((action) => action === parameters.get('done')) ?? null;
}

/** Pieces with their sign: `12`, `+3`, `-3`; NaN for what is no number of pieces. */
export function readPieces(text: string): number {
  const typed = /^([+\-−]?)(\d{1,7})$/.exec(text.trim());
  const pieces = Number(typed?.[2] ?? Number.NaN);
  if (!(pieces <= MOST_PIECES)) return Number.NaN;
  return typed?.[1] === '' || typed?.[1] === '+' || pieces === 0 ? pieces : -pieces;
}

const pieces = () =>
  fieldBy((text, wrong: (problem: 'not-pieces') => void) => {
    const read = readPieces(text);
    if (Number.isNaN(read)) wrong('not-pieces');
    return read;
  });

/** A stock on hand as staff saw it. */
const seen = () => fieldBy<number | null, never>((text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : null));

/** The form that changes the stock on hand: a new count, or how many pieces more or fewer; `seen` is the stock that it was typed for, at the location `at`. */
export const adjustmentForm = formSchema(
  {
    mode: choice(['count', 'difference'], 'no-mode'),
    pieces: pieces(),
    reason: choice(adjustmentReasons, 'no-reason'),
    note: line({ most: LONGEST_STOCK_NOTE, tooLong: 'note-too-long' }),
    seen: seen(),
    at: id(),
  },
  ({ mode, pieces: typed }) => ({
    pieces: mode === 'count' ? typed < 0 && 'negative-count' : typed === 0 && 'no-difference',
  }),
);

/** The form of the stock that an article runs low from. */
export const thresholdForm = formSchema({
  threshold: needed(whole(0, MOST_PIECES, 'not-a-threshold'), 'not-a-threshold'),
});

/** The form of what a piece on hand has cost on average, without VAT, where no receipt says it. */
export const costForm = formSchema({ cost: needed(amount('not-a-cost'), 'not-a-cost') });

/** The name of the field of the bin at a location. */
export const binField = (locationId: number) => `bin-${locationId}`;

/** The form of where an article lies at one location; '' for nowhere in particular. */
export const binForm = formSchema({ bin: line({ most: LONGEST_BIN, tooLong: 'bin-too-long' }) });

type FormProblem = ProblemOf<typeof adjustmentForm | typeof thresholdForm | typeof costForm | typeof binForm>;
/** Why nothing was changed; a conflict says the stock of now. */
export type StockProblem =
  | { readonly code: FormProblem | 'no-change' | 'no-location' }
  | { readonly code: 'below-zero' | 'conflict'; readonly onHand: number };
/** The fields of the forms of an article's stock, in the order of its page. */
export const stockFormFields = ['mode', 'pieces', 'reason', 'note', 'threshold', 'bins', 'cost'] as const;
export type StockFormField = (typeof stockFormFields)[number];
export type StockProblems = Readonly<Partial<Record<StockFormField, StockProblem>>>;
