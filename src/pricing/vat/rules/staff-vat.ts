import { type ListFilter, listQuery, type QueryOf } from '#foundation/records/rules/list-query.ts';
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

/** Which checks are wanted; `number` is the beginning of a number. */
export const vatChecksList = listQuery('vat-checks', {
  answer: {
    param: 'answer',
    read: (text) => vatAnswers.find((one) => one === text) ?? null,
    write: (answer) => answer ?? '',
  } satisfies ListFilter<VatAnswer | null>,
  number: {
    param: 's',
    read: (text) =>
      text
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, '')
        .slice(0, 16),
    write: (number) => number,
  } satisfies ListFilter<string>,
});
export type StaffVatQuery = QueryOf<typeof vatChecksList.filters>;

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

/** What the address says was done. */
export function readStaffVatFlash(params: Parameters): StaffVatFlash | null {
  const done = params.get('done');
  if (done === 'gone' || done === 'expired') return { what: done };
  const what = vatAnswers.find((one) => one === done);
  const number = params.get('number') ?? '';
  return what && /^[A-Z0-9+*]{4,16}$/.test(number) ? { what, number } : null;
}
