import { isCountry } from '#foundation/addresses/rules/fields/is-country.ts';
import { isPostcodeArea } from '#foundation/addresses/rules/is-postcode-area.ts';
import { statesOf } from '#foundation/addresses/rules/states.ts';
import {
  type PostedForm,
  typedFlag,
  typedLine,
  typedShare,
  typedText,
  typedWhole,
} from '#foundation/forms/rules/typed-values.ts';

/** What the forms of the staff pages of VAT rates carry their nonce for. */
export const staffTaxesAction = 'staff-taxes';

/** A VAT rate as staff write it; `rate` in basis points, state and postcode '' for the whole country. */
export type RateDraft = {
  readonly name: string;
  readonly taxClass: string;
  readonly country: string;
  readonly state: string;
  readonly postcode: string;
  readonly rate: number;
  readonly priority: number;
  readonly compound: boolean;
};

/** Why a field of the form cannot be saved. */
export type RateProblem =
  | 'no-name'
  | 'no-class'
  | 'unknown-country'
  | 'unknown-state'
  | 'wrong-postcode'
  | 'no-rate'
  | 'no-priority'
  | 'taken';
export type RateProblems = Readonly<Partial<Record<keyof RateDraft, RateProblem>>>;

const longestName = 60;

/** The classes that every shop has; others come from its products. */
export const taxClasses = ['standard', 'reduced', 'zero'] as const;

/** A rate that nobody has written anything of yet. */
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

/** Reads the form of a VAT rate; whether another one holds at the same place, the server asks. */
export function readRateForm(
  form: PostedForm,
  classes: readonly string[],
):
  | { readonly ok: true; readonly draft: RateDraft }
  | { readonly ok: false; readonly problems: RateProblems } {
  const problems: { -readonly [Field in keyof RateProblems]: RateProblem } = {};
  const name = typedLine(form, 'name');
  if (name === '' || name.length > longestName) problems.name = 'no-name';
  const taxClass = typedText(form, 'taxClass');
  if (!classes.includes(taxClass)) problems.taxClass = 'no-class';
  const country = typedText(form, 'country');
  if (!isCountry(country)) problems.country = 'unknown-country';
  const state = typedLine(form, 'state').toUpperCase();
  if (state !== '' && !statesOf(country).some(({ code }) => code === state)) problems.state = 'unknown-state';
  const postcode = typedLine(form, 'postcode').toUpperCase();
  if (postcode !== '' && !isPostcodeArea(postcode)) problems.postcode = 'wrong-postcode';
  const rate = typedShare(form, 'rate');
  if (rate === null || rate === 'wrong') problems.rate = 'no-rate';
  const priority = typedWhole(form, 'priority', 1, 100);
  if (priority === null || priority === 'wrong') problems.priority = 'no-priority';
  if (Object.keys(problems).length > 0 || typeof rate !== 'number' || typeof priority !== 'number') {
    return { ok: false, problems };
  }
  const compound = typedFlag(form, 'compound');
  return { ok: true, draft: { name, taxClass, country, state, postcode, rate, priority, compound } };
}
