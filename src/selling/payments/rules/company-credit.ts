import { type Cents, subtractCents, toCents } from '#foundation/money/rules/cents.ts';

/** A company's credit in cents: up to how much it may owe, and what its unpaid orders on credit have taken of it (CHK-12). */
export type CompanyCredit = { readonly limit: Cents; readonly used: Cents };

/** What is left of a credit; nothing where a lowered limit is below what is taken already. */
export function creditLeft({ limit, used }: CompanyCredit): Cents {
  return toCents(Math.max(0, subtractCents(limit, used)));
}
