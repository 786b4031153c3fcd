import { tidyText } from '#foundation/addresses/rules/fields/tidy-text.ts';
import type { Cents } from '#foundation/money/rules/cents.ts';
import { parseEuro } from '#foundation/money/rules/parse-euro.ts';

/** What was posted with a form, by the name of the field; several values for several boxes. */
export type PostedForm = Readonly<Record<string, readonly string[]>>;

/** The fields of a form that are texts. */
export function postedForm(entries: Iterable<readonly [string, unknown]>): PostedForm {
  const fields: Record<string, string[]> = {};
  for (const [name, value] of entries) {
    if (typeof value !== 'string' || name === '__proto__') continue;
    fields[name] = [...(Object.hasOwn(fields, name) ? (fields[name] ?? []) : []), value];
  }
  return fields;
}

/** The first value of a field; '' where there is none. */
export function typedText(form: PostedForm, name: string): string {
  return (Object.hasOwn(form, name) ? form[name]?.[0] : undefined) ?? '';
}

/** One line of text without blanks at its ends. */
export function typedLine(form: PostedForm, name: string): string {
  return tidyText(typedText(form, name));
}

/** Whether a box was ticked. */
export function typedFlag(form: PostedForm, name: string): boolean {
  return typedText(form, name) !== '';
}

/** An amount in euro as cents: null for an empty field, 'wrong' for what is no amount. */
export function typedAmount(form: PostedForm, name: string): Cents | null | 'wrong' {
  const typed = typedText(form, name).replace(/€/g, '').trim();
  return typed === '' ? null : (parseEuro(typed) ?? 'wrong');
}

/** A whole number: null for an empty field, 'wrong' for what is none or stands outside its bounds. */
export function typedWhole(
  form: PostedForm,
  name: string,
  min: number,
  max: number,
): number | null | 'wrong' {
  const typed = typedText(form, name).trim();
  if (typed === '') return null;
  const number = /^\d{1,10}$/.test(typed) ? Number(typed) : Number.NaN;
  return number >= min && number <= max ? number : 'wrong';
}

/** A share typed with up to two decimals (`12,5`) as basis points: null for an empty field, 'wrong' for what is none or above 100. */
export function typedShare(form: PostedForm, name: string): number | null | 'wrong' {
  const typed = typedText(form, name).replace(/%/g, '').trim();
  if (typed === '') return null;
  const found = /^(\d{1,3})(?:[,.](\d{1,2}))?$/.exec(typed);
  const share = found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : Number.NaN;
  return share <= 10_000 ? share : 'wrong';
}

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A day `YYYY-MM-DD` of this century: '' for an empty field, 'wrong' for what is none. */
export function typedDay(form: PostedForm, name: string): string {
  const typed = typedText(form, name).trim();
  if (typed === '') return '';
  const [, year = 0, month = 0, day = 0] = (/^(20\d\d)-(\d\d)-(\d\d)$/.exec(typed) ?? []).map(Number);
  const last = month === 2 && year % 4 === 0 ? 29 : (monthDays[month - 1] ?? 0);
  return day >= 1 && day <= last ? typed : 'wrong';
}
