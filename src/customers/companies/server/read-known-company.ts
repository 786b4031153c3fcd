import type { Database } from '#foundation/database/client.ts';
import { type KnownVat, vatNotAsked } from '#pricing/vat/rules/known-vat.ts';
import { readKnownVat } from '#pricing/vat/server/read-known-vat.ts';
import { type Company, numberOnRecord } from '../rules/company.ts';
import { readCompany } from './read-company.ts';

/** A company with what is known of its VAT number; null without a number. */
export type KnownCompany = { readonly company: Company; readonly vat: KnownVat | null };

/** The company that a customer buys for, with the last check of its VAT number; null where none is named. */
export async function readKnownCompany(
  { db, homeCountry }: { readonly db: Database; readonly homeCountry: string },
  customerId: number,
): Promise<KnownCompany | null> {
  const company = await readCompany(db, customerId);
  if (!company) return null;
  const { vatNumber, address } = company;
  if (vatNumber === '') return { company, vat: null };
  const number = numberOnRecord(vatNumber, address?.country ?? homeCountry);
  const known = number === null ? null : await readKnownVat(db, [number]);
  return { company, vat: (number !== null && known?.get(number)) || vatNotAsked };
}
