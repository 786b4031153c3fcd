import { toCents } from '#foundation/money/rules/cents.ts';
import { formatAmount } from '#foundation/money/rules/format-euro.ts';
import { parseEuro } from '#foundation/money/rules/parse-euro.ts';
import { attributeOf, kindOf, type VariationField } from './variation-field.ts';

/** What the cells of a product can be chosen from, by their names. */
export type CellChoices = {
  /** of columns with a choice: codes with their names */
  readonly codes: Readonly<Record<string, readonly { readonly value: string; readonly label: string }[]>>;
  /** of attributes by their ids */
  readonly options: Readonly<Record<number, readonly { readonly id: number; readonly name: string }[]>>;
  /** what stands for any option */
  readonly any: string;
  /** ids of pictures: a cell names one by its place, from 1 */
  readonly pictures: readonly number[];
};

/** The value that a text in a cell says; a text that says none stays one, and is refused as a value. */
export function readText(field: VariationField, typed: string, choices: CellChoices): unknown {
  const text = typed.trim();
  const isSame = (name: string) => name.toLocaleLowerCase() === text.toLocaleLowerCase();
  switch (kindOf(field)) {
    case 'text':
      return text === '' ? null : text;
    case 'amount':
      return text === '' ? null : readAmount(text);
    case 'whole':
      return text === '' ? (field === 'onHand' ? 0 : null) : readWhole(text);
    case 'moment':
      return text === '' ? null : (readMoment(text) ?? text);
    case 'choice':
      return (
        (choices.codes[field] ?? []).find(({ value, label }) => isSame(label) || isSame(value))?.value ?? text
      );
    case 'picture':
      return text === '' ? null : (choices.pictures[Number(text.replace('#', '')) - 1] ?? text);
    case 'option': {
      if (text === '' || isSame(choices.any)) return null;
      const options = choices.options[attributeOf(field) ?? 0] ?? [];
      return options.find(({ name }) => isSame(name))?.id ?? text;
    }
  }
}

/** The text of a value, as it is typed and copied. */
export function writeText(field: VariationField, value: unknown, choices: CellChoices): string {
  const kind = kindOf(field);
  if (kind === 'option') {
    if (typeof value === 'string') return value;
    const options = choices.options[attributeOf(field) ?? 0] ?? [];
    return value === null ? choices.any : (options.find(({ id }) => id === value)?.name ?? `#${value}`);
  }
  if (value === null || value === undefined) return '';
  if (kind === 'amount' && typeof value === 'number') return formatAmount(toCents(value), 'it');
  if (kind === 'moment') return writeMoment(String(value));
  if (kind === 'choice') {
    return (choices.codes[field] ?? []).find((one) => one.value === value)?.label ?? String(value);
  }
  if (kind === 'picture' && typeof value === 'number') {
    const at = choices.pictures.indexOf(value);
    return at < 0 ? `#${value}` : String(at + 1);
  }
  return String(value);
}

/** An amount as it is typed here or copied from a spreadsheet in another language. */
function readAmount(text: string): number | string {
  const plain = text.replace(/[€\s\u00a0]/g, '');
  return parseEuro(/^\d+\.\d{1,2}$/.test(plain) ? plain.replace('.', ',') : plain) ?? text;
}

function readWhole(text: string): number | string {
  const plain = text.replace(/[\s\u00a0]/g, '');
  return /^(\d{1,9}|\d{1,3}(\.\d{3})+)$/.test(plain) ? Number(plain.replaceAll('.', '')) : text;
}

/** `24/12/2026`, `24/12/2026 18:30`, `2026-12-24`: a moment in the time of the browser. */
function readMoment(text: string): string | null {
  const italian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ ,]+(\d{1,2})[:.](\d{2}))?$/.exec(text);
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2}))?/.exec(text);
  const [day, month, year, hour, minute] = italian
    ? [italian[1], italian[2], italian[3], italian[4], italian[5]]
    : [iso?.[3], iso?.[2], iso?.[1], iso?.[4], iso?.[5]];
  if (year === undefined) return null;
  const date = new Date(Number(year), Number(month) - 1, Number(day), Number(hour ?? 0), Number(minute ?? 0));
  const isReal =
    date.getMonth() === Number(month) - 1 && date.getDate() === Number(day) && Number(hour ?? 0) < 24;
  return isReal ? date.toISOString() : null;
}

function writeMoment(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`;
  const [hours, minutes] = [date.getHours(), date.getMinutes()];
  return hours === 0 && minutes === 0 ? day : `${day} ${two(hours)}:${two(minutes)}`;
}
