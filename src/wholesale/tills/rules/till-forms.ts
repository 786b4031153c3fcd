import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import { parseEuro } from '#foundation/money/rules/parse-euro.ts';

export type TillProblem =
  | 'amount'
  | 'reason'
  | 'name'
  | 'address'
  | 'departments'
  | 'tendered'
  | 'receipt-number'
  | 'open'
  | 'closed'
  | 'sales-open'
  | 'too-much-out'
  | 'name-taken'
  | 'not-now';

type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: TillProblem };
const wrong = (problem: TillProblem) => ({ ok: false, problem }) as const;

/** An amount of money in cents; 0 counts. */
export function readAmount(text: string): Read<Cents> {
  const amount = parseEuro(text);
  return amount === null ? wrong('amount') : { ok: true, value: amount };
}

/** What the customer gave in cents: at least the amount, which it is where nothing was typed. */
export function readTendered(text: string, amount: Cents): Read<Cents> {
  if (text.trim() === '') return { ok: true, value: amount };
  const given = parseEuro(text);
  return given === null || given < amount ? wrong('tendered') : { ok: true, value: given };
}

/** Cash put in, or taken out (negative), with its reason. */
export function readMovement(form: {
  readonly amount: string;
  readonly reason: string;
  readonly direction: string;
}): Read<{ readonly amount: Cents; readonly reason: string }> {
  const amount = parseEuro(form.amount);
  if (amount === null || amount === 0) return wrong('amount');
  if (form.reason === '' || form.reason.length > 200) return wrong('reason');
  return {
    ok: true,
    value: { amount: toCents(form.direction === 'out' ? -amount : amount), reason: form.reason },
  };
}

export type TillSettings = {
  readonly name: string;
  readonly isActive: boolean;
  readonly printerAddress: string;
  readonly departments: Readonly<Record<string, number>>;
};

/** The settings of a till: its name, and of its printer the address and a department for each VAT rate, `22: 1` on a line. */
export function readTillSettings(form: {
  readonly name: string;
  readonly active: boolean;
  readonly address: string;
  readonly departments: string;
}): Read<TillSettings> {
  if (form.name === '' || form.name.length > 60) return wrong('name');
  const address = form.address === '' ? '' : printerAddress(form.address);
  if (address === null) return wrong('address');
  const departments = readDepartments(form.departments);
  if (departments === null || (address !== '' && Object.keys(departments).length === 0))
    return wrong('departments');
  return {
    ok: true,
    value: { name: form.name, isActive: form.active, printerAddress: address, departments },
  };
}

/** The origin of an address, with http where nothing is said; null for what is no address, or has a name and a password. */
function printerAddress(text: string): string | null {
  const whole = text.includes('://') ? text : `http://${text}`;
  const [, origin] = /^(https?:\/\/[a-z0-9]+(?:[.-][a-z0-9]+)*(?::\d{1,5})?)(?:[/?#]|$)/i.exec(whole) ?? [];
  return origin?.toLowerCase() ?? null;
}

function readDepartments(text: string): Readonly<Record<string, number>> | null {
  const found: Record<string, number> = {};
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const match = /^(\d{1,2})(?:[.,](\d{1,2}))?\s*%?\s*[:=]\s*(\d{1,2})$/.exec(line);
    const department = Number(match?.[3]);
    if (!match || department < 1) return null;
    found[String(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')))] = department;
  }
  return found;
}

/** Departments as they are typed. */
export const departmentsText = (departments: Readonly<Record<string, number>>): string =>
  Object.entries(departments)
    .map(([rate, department]) => `${String(Number(rate) / 100).replace('.', ',')}: ${department}`)
    .join('\n');

/** The number of a receipt as it is printed on paper, `0012-0034` or `34` alone. */
export function readReceiptNumber(
  text: string,
): Read<{ readonly closure: number | null; readonly number: number }> {
  const match = /^(?:(\d{1,6})\s*[-/]\s*)?(\d{1,6})$/.exec(text.trim());
  const number = Number(match?.[2]);
  if (!match || number === 0) return wrong('receipt-number');
  return { ok: true, value: { closure: match[1] === undefined ? null : Number(match[1]), number } };
}
