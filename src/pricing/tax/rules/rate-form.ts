import { isPostcodeArea } from '#foundation/addresses/rules/is-postcode-area.ts';
import { statesOf } from '#foundation/addresses/rules/states.ts';
import {
  choice,
  country,
  flag,
  line,
  lineThat,
  needed,
  share,
  whole,
} from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';

/** What the forms of the staff pages of VAT rates carry their nonce for. */
export const staffTaxesAction = 'staff-taxes';

/**
 * The form of a VAT rate, `rate` in basis points, state and postcode '' for the whole country. Whether the same area has a rate already is
 * checked when it is saved.
 */
export const rateForm = (classes: readonly string[]) =>
  formSchema(
    {
      name: line({ required: 'no-name', most: 60 }),
      taxClass: choice(classes, 'no-class'),
      country: country('unknown-country'),
      state: line({ isUpperCase: true }),
      postcode: lineThat(isPostcodeArea, 'wrong-postcode', { isUpperCase: true }),
      rate: needed(share('no-rate'), 'no-rate'),
      priority: needed(whole(1, 100, 'no-priority'), 'no-priority'),
      compound: flag(),
    },
    ({ country: code, state }) => ({
      state: state !== '' && !statesOf(code).some((known) => known.code === state) && 'unknown-state',
    }),
  );

export type RateDraft = DraftOf<ReturnType<typeof rateForm>>;
/** Why a field of the form cannot be stored. */
type RateProblem = ProblemOf<ReturnType<typeof rateForm>> | 'taken';
export type RateProblems = Readonly<Partial<Record<keyof RateDraft, RateProblem>>>;

/** The classes that every shop has; others come from its products. */
export const taxClasses = ['standard', 'reduced', 'zero'] as const;

/** The empty form of a new rate. */
export const emptyRate = (country: string): RateDraft => ({
  name: '',
  taxClass: 'standard',
  country,
  state: '',
  postcode: '',
  rate: 0,
  priority: 1,
  compound: false,
});
