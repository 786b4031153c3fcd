import { parseEuro } from '#foundation/money/rules/parse-euro.ts';
import { isDay } from '#kit/text/rules/calendar-day.ts';

/** What was posted with a form, by the name of the field; a list of values for checkboxes. */
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

/** Whether a box was ticked. */
export function typedFlag(form: PostedForm, name: string): boolean {
  return typedText(form, name) !== '';
}

/** An amount in euro as cents, null for nothing and NaN for what is no amount. */
export function readAmount(text: string): number | null {
  const amount = text.replace(/€/g, '').trim();
  return amount === '' ? null : (parseEuro(amount) ?? Number.NaN);
}

/** A whole number, null for nothing and NaN for what is none. */
export function readWhole(text: string): number | null {
  const number = text.trim();
  if (number === '') return null;
  return /^\d{1,10}$/.test(number) ? Number(number) : Number.NaN;
}

/** A share with up to two decimals (`12,5 %`) as basis points, null for nothing and NaN for what is none or above 100. */
export function readShare(text: string): number | null {
  const typed = text.replace(/%/g, '').trim();
  if (typed === '') return null;
  const found = /^(\d{1,3})(?:[,.](\d{1,2}))?$/.exec(typed);
  const share = found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : Number.NaN;
  return share <= 10_000 ? share : Number.NaN;
}

/** A day `YYYY-MM-DD` of this century: '' for nothing, 'wrong' for what is none. */
export function readDay(text: string): string {
  const typed = text.trim();
  return typed === '' || isDay(typed) ? typed : 'wrong';
}
