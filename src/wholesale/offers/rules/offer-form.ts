import {
  type PostedForm,
  typedAmount,
  typedDay,
  typedLine,
  typedText,
  typedWhole,
} from '#foundation/forms/rules/typed-values.ts';
import type { TaxMode } from '#foundation/money/rules/tax-rate.ts';
import { MAX_ITEM_NAME, MAX_OFFER_LINES, MAX_OFFER_TEXT, MAX_UNIT_CENTS } from './offer-limits.ts';

/** What the nonces of the staff's forms about offers are made for. */
export const staffOffersAction = 'staff-offers';

/** A line as staff write it: `item` is the code or `#id` of a product or variation, '' for a name written by hand. */
export type OfferDraftLine = {
  readonly item: string;
  /** what the line is called; '' takes the name of the product */
  readonly name: string;
  readonly quantity: number;
  /** cents in the offer's mode */
  readonly unit: number;
};

/** An offer as staff write it. */
export type OfferDraft = {
  /** address of the customer's account */
  readonly email: string;
  readonly vendor: string;
  readonly mode: TaxMode;
  /** the last day on which it holds, `YYYY-MM-DD`; '' for no end */
  readonly validUntil: string;
  readonly customText: string;
  readonly vendorText: string;
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
  | 'no-customer'
  | 'unknown-customer'
  | 'not-business'
  | 'unknown-vendor'
  | 'wrong-day'
  | 'past-day'
  | 'too-long'
  | 'no-lines'
  | 'too-many-lines'
  | 'no-item'
  | 'unknown-item'
  | 'no-quantity'
  | 'no-price';
export type OfferProblems = Readonly<Partial<Record<OfferField, OfferProblem>>>;
type Found = Partial<Record<OfferField, OfferProblem>>;

export const emptyOffer: OfferDraft = {
  email: '',
  vendor: '',
  mode: 'net',
  validUntil: '',
  customText: '',
  vendorText: '',
  lines: [],
};

/** How many empty rows the form shows below those that are filled, for whoever has no scripts. */
export const spareLines = 3;

/** Reads the form of an offer; whom and what it names the server looks up. `today` is the day of the shop, `YYYY-MM-DD`. */
export function readOfferForm(
  form: PostedForm,
  today: string,
):
  | { readonly ok: true; readonly draft: OfferDraft }
  | { readonly ok: false; readonly problems: OfferProblems } {
  const problems: Found = {};
  const email = typedLine(form, 'email');
  if (email === '') problems.email = 'no-customer';
  const validUntil = typedDay(form, 'validUntil');
  if (validUntil === 'wrong') problems.validUntil = 'wrong-day';
  else if (validUntil !== '' && validUntil < today) problems.validUntil = 'past-day';
  const [customText, vendorText] = [plain(form, 'customText'), plain(form, 'vendorText')];
  if (customText.length > MAX_OFFER_TEXT) problems.customText = 'too-long';
  if (vendorText.length > MAX_OFFER_TEXT) problems.vendorText = 'too-long';
  const lines = readLines(form, problems);
  if (lines.length === 0 && Object.keys(problems).every((field) => !field.startsWith('line'))) {
    problems.lines = 'no-lines';
  }
  if (lines.length > MAX_OFFER_LINES) problems.lines = 'too-many-lines';
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const mode = typedText(form, 'mode') === 'gross' ? 'gross' : 'net';
  const vendor = typedLine(form, 'vendor');
  return { ok: true, draft: { email, vendor, mode, validUntil, customText, vendorText, lines } };
}

/** The rows of the form, as they were typed: `item`, `name`, `quantity` and `unit` stand once for each; without those of which nothing was. */
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

function readLines(form: PostedForm, problems: Found): readonly OfferDraftLine[] {
  const lines: OfferDraftLine[] = [];
  for (const [index, typed] of typedOfferLines(form).entries()) {
    const row = { item: [typed.item], name: [typed.name], quantity: [typed.quantity], unit: [typed.unit] };
    const [item, name] = [typedLine(row, 'item'), typedLine(row, 'name')];
    if (item === '' && name === '') problems[`line-${index}-name`] = 'no-item';
    if (name.length > MAX_ITEM_NAME) problems[`line-${index}-name`] = 'too-long';
    const quantity = typedWhole(row, 'quantity', 1, 9999);
    if (typeof quantity !== 'number') problems[`line-${index}-quantity`] = 'no-quantity';
    const unit = typedAmount(row, 'unit');
    const isPrice = typeof unit === 'number' && unit >= 0 && unit <= MAX_UNIT_CENTS;
    if (!isPrice) problems[`line-${index}-unit`] = 'no-price';
    if (typeof quantity === 'number' && isPrice) lines.push({ item, name, quantity, unit });
  }
  return lines;
}

function plain(form: PostedForm, name: string): string {
  return typedText(form, name).replace(/\r\n?/g, '\n').trim();
}
