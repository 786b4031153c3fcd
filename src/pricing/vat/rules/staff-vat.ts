import type { VatAnswer, VatSource } from './vat-check.ts';

/** A check as staff see it. */
export type StaffVatCheck = {
  readonly id: number;
  readonly number: string;
  readonly country: string;
  readonly answer: VatAnswer;
  readonly source: VatSource;
  /** why the register gave no answer; null where it did */
  readonly fault: string | null;
  readonly attempts: number;
  readonly consultationNumber: string | null;
  /** whose number it is, as the register says */
  readonly registeredName: string | null;
  readonly registeredAddress: string | null;
  /** null for a guest */
  readonly customer: { readonly id: number; readonly name: string } | null;
  /** of the staff, who asked for it */
  readonly staffName: string | null;
  readonly orders: readonly { readonly id: number; readonly number: number }[];
  /** ISO 8601 */
  readonly answeredAt: string;
};

export const vatAnswers: readonly VatAnswer[] = ['unknown', 'invalid', 'valid'];

export type StaffVatQuery = {
  readonly page: number;
  readonly answer: VatAnswer | null;
  /** the beginning of a number; `''` for all */
  readonly number: string;
};

export type StaffVatList = {
  readonly checks: readonly StaffVatCheck[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly query: StaffVatQuery;
  readonly hasRegister: boolean;
};

export const vatChecksPerPage = 50;

/** What the nonce of the staff's forms is made for. */
export const staffVatAction = 'staff-vat-checks';

/** What has just been done on the page: the answer about a number, or why there is none. */
export type StaffVatFlash =
  | { readonly what: VatAnswer; readonly number: string }
  | { readonly what: 'gone' | 'expired' };

/** The parameters of an address. */
type Parameters = { get(name: string): string | null };

/** Reads the address of the list; null where there is no such page. */
export function readStaffVatQuery(params: Parameters): StaffVatQuery | null {
  const page = params.get('page') ?? '1';
  if (!/^[1-9]\d{0,6}$/.test(page)) return null;
  return {
    page: Number(page),
    answer: vatAnswers.find((one) => one === params.get('answer')) ?? null,
    number: (params.get('s') ?? '')
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .slice(0, 16),
  };
}

/** The address of the list, or of another page of it. */
export function staffVatPath(
  query: Partial<StaffVatQuery>,
  flash: Readonly<Record<string, string>> = {},
): string {
  const pairs = Object.entries({
    ...flash,
    ...(query.answer ? { answer: query.answer } : {}),
    ...(query.number ? { s: query.number } : {}),
    ...(query.page && query.page > 1 ? { page: String(query.page) } : {}),
  });
  const text = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `/staff/vat-checks/${text === '' ? '' : `?${text}`}`;
}

/** What the address says was done. */
export function readStaffVatFlash(params: Parameters): StaffVatFlash | null {
  const done = params.get('done');
  if (done === 'gone' || done === 'expired') return { what: done };
  const what = vatAnswers.find((one) => one === done);
  const number = params.get('number') ?? '';
  return what && /^[A-Z0-9+*]{4,16}$/.test(number) ? { what, number } : null;
}
