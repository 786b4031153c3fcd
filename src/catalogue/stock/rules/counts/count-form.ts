import { choice, fieldBy, flag, id, line } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';
import { readWhole } from '#foundation/forms/rules/typed-values.ts';
import { MOST_PIECES } from '../stock-forms.ts';
import { countScopes, uncountedChoices } from './count.ts';

export const LONGEST_COUNT_NAME = 120;

/** What the forms of the pages of counts carry their nonce for. */
export const staffCountsAction = 'staff-stock-counts';

export const countActions = ['begun', 'saved', 'code', 'posted', 'cancelled'] as const;
export type CountAction = (typeof countActions)[number];

/** The form that begins a count. */
export const countForm = formSchema(
  {
    name: line({ required: 'no-name', most: LONGEST_COUNT_NAME }),
    scope: choice(countScopes, 'no-scope'),
    categoryId: id(),
    brandId: id(),
    isBlind: flag(),
    locationId: id(),
  },
  ({ scope, categoryId, brandId }) => ({
    categoryId: scope === 'category' && categoryId === null && 'no-category',
    brandId: scope === 'brand' && brandId === null && 'no-brand',
  }),
);
export type CountDraft = DraftOf<typeof countForm>;

/** Pieces as they are typed beside an article; null for an article that is not counted yet. */
const counted = () =>
  fieldBy<number | null, 'not-counted'>((text, wrong) => {
    const read = readWhole(text);
    if (read !== null && !(read <= MOST_PIECES)) wrong('not-counted');
    return read;
  });

/** A line of the list: what is typed, and what stood there before. */
export const countedForm = formSchema({ counted: counted(), was: counted() });

export const countedField = (productId: number) => `counted-${productId}`;
export const wasField = (productId: number) => `was-${productId}`;

/** How many pieces a scan counts: one, unless a quantity is typed. */
export function readScanned(text: string): number | null {
  const read = readWhole(text);
  if (read === null) return 1;
  return read >= 1 && read <= MOST_PIECES ? read : null;
}

/** The form that posts a count: what becomes of articles that nobody counted. */
export const postCountForm = formSchema({ uncounted: choice(uncountedChoices, 'no-choice') });

/** Why a count was not changed. */
export type CountProblem =
  | {
      readonly code:
        | ProblemOf<typeof countForm | typeof postCountForm>
        | 'conflict'
        | 'no-lines'
        | 'no-location';
    }
  /** the field with the pieces of an article */
  | { readonly code: 'not-counted'; readonly sku: string; readonly id: number }
  /** somebody else counted it in the meantime; null where it was taken out of the count */
  | {
      readonly code: 'counted-by-others';
      readonly sku: string;
      readonly id: number;
      readonly counted: number | null;
    };
export type CountField = keyof CountDraft | 'lines' | 'uncounted';
export type CountProblems = Readonly<Partial<Record<CountField, CountProblem>>>;
