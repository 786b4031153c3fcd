import { amount, choiceOr, day, id, line, needed, paragraph, whole } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf, readForm } from '#foundation/forms/rules/form-schema.ts';
import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';
import {
  MAX_ITEM_NAME,
  MAX_LINE_QUANTITY,
  MAX_OFFER_LINES,
  MAX_OFFER_TEXT,
  MAX_UNIT_CENTS,
} from './offer-limits.ts';

/** What the nonces of the staff's forms about offers are made for. */
export const staffOffersAction = 'staff-offers';

/** The form of an offer, `validUntil` the last day on which it holds, '' for no end; whom it is for and what it names the server looks up. */
const offerForm = (today: string) =>
  formSchema(
    {
      /** address of the customer's account */
      email: line({ required: 'no-customer' }),
      vendor: line(),
      /** the conversation that it answers; null for none, and where it is written already */
      conversation: id(),
      mode: choiceOr(['gross'], 'net'),
      validUntil: day('wrong-day'),
      customText: paragraph({ most: MAX_OFFER_TEXT, tooLong: 'too-long' }),
      vendorText: paragraph({ most: MAX_OFFER_TEXT, tooLong: 'too-long' }),
    },
    ({ validUntil }) => ({ validUntil: validUntil !== '' && validUntil < today && 'past-day' }),
  );

/** A line: `item` is the code or `#id` of a product or variation, '' for a name written by hand; `name` '' takes that of the product. */
const lineForm = () =>
  formSchema(
    {
      item: line(),
      name: line({ most: MAX_ITEM_NAME, tooLong: 'too-long' }),
      quantity: needed(whole(1, MAX_LINE_QUANTITY, 'no-quantity'), 'no-quantity'),
      /** cents in the offer's mode */
      unit: needed(amount('no-price'), 'no-price'),
    },
    ({ item, name, unit }) => ({
      name: item === '' && name === '' && 'no-item',
      unit: unit > MAX_UNIT_CENTS && 'no-price',
    }),
  );

type OfferDraftLine = DraftOf<ReturnType<typeof lineForm>>;
export type OfferDraft = DraftOf<ReturnType<typeof offerForm>> & {
  readonly lines: readonly OfferDraftLine[];
};

/** A field of the form: of a line its number from 0 and the name, `lines-0-unit`. */
export type OfferField =
  | 'email'
  | 'vendor'
  | 'validUntil'
  | 'customText'
  | 'vendorText'
  | 'lines'
  | `line-${number}-${'item' | 'name' | 'quantity' | 'unit'}`;

export type OfferProblem =
  | ProblemOf<ReturnType<typeof offerForm> | ReturnType<typeof lineForm>>
  | 'no-lines'
  | 'too-many-lines'
  | 'unknown-customer'
  | 'other-customer'
  | 'drafted-before'
  | 'not-business'
  | 'unknown-vendor'
  | 'unknown-item';
export type OfferProblems = Readonly<Partial<Record<OfferField, OfferProblem>>>;

export const emptyOffer: OfferDraft = {
  email: '',
  vendor: '',
  conversation: null,
  mode: 'net',
  validUntil: '',
  customText: '',
  vendorText: '',
  lines: [],
};

/** How many empty rows the form shows below those that are filled, for browsers without scripts. */
export const spareLines = 3;

/** Reads the form of an offer. `today` is the day of the shop, `YYYY-MM-DD`. */
export function readOfferForm(
  form: PostedForm,
  today: string,
):
  | { readonly ok: true; readonly draft: OfferDraft }
  | { readonly ok: false; readonly problems: OfferProblems } {
  const offer = readForm(offerForm(today), form);
  const ofLine = lineForm();
  const rows = typedOfferLines(form).map((row) =>
    readForm(ofLine, Object.fromEntries(Object.entries(row).map(([name, typed]) => [name, [typed]]))),
  );
  const lines = rows.flatMap((row) => (row.ok ? [row.draft] : []));
  const priced = rows.filter((row) => row.ok || !(row.problems.quantity || row.problems.unit));
  const isTooLong = priced.length > MAX_OFFER_LINES;
  if (offer.ok && rows.length > 0 && lines.length === rows.length && !isTooLong) {
    return { ok: true, draft: { ...offer.draft, lines } };
  }
  const ofLines = rows.flatMap((row, index) =>
    row.ok
      ? []
      : Object.entries(row.problems).map(([name, problem]) => [`line-${index}-${name}`, problem] as const),
  );
  const problems: OfferProblems = {
    ...(offer.ok ? {} : offer.problems),
    ...Object.fromEntries(ofLines),
    ...(rows.length === 0 ? { lines: 'no-lines' } : {}),
    ...(isTooLong ? { lines: 'too-many-lines' } : {}),
  };
  return { ok: false, problems };
}

/** The rows of the form as they were typed, `item`, `name`, `quantity` and `unit` once for each; without empty rows. */
export function typedOfferLines(form: PostedForm) {
  const column = (name: string) => (Object.hasOwn(form, name) ? (form[name] ?? []) : []);
  const [items, names, quantities, units] = ['item', 'name', 'quantity', 'unit'].map(column);
  const rows = Math.min(
    Math.max(items?.length ?? 0, names?.length ?? 0, quantities?.length ?? 0, units?.length ?? 0),
    MAX_OFFER_LINES + spareLines + 1,
  );
  return Array.from({ length: rows }, (_, index) => ({
    item: items?.[index] ?? '',
    name: names?.[index] ?? '',
    quantity: quantities?.[index] ?? '',
    unit: units?.[index] ?? '',
  })).filter(({ item, name, unit }) => [item, name, unit].some((typed) => typed.trim() !== ''));
}
