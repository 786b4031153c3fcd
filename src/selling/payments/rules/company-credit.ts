import { type Cents, subtractCents, toCents } from '#foundation/money/rules/cents.ts';

/** A company's credit in cents: its limit, and the sum of its unpaid orders on credit (CHK-12). */
export type CompanyCredit = { readonly limit: Cents; readonly used: Cents };

/** What is left of a credit; 0 where a lowered limit is below what is already taken. */
export function creditLeft({ limit, used }: CompanyCredit): Cents {
  return toCents(Math.max(0, subtractCents(limit, used)));
}
