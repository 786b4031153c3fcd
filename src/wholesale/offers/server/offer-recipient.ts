import { readCompany } from '#customers/companies/server/read-company.ts';
import type { Database } from '#foundation/database/client.ts';
import type { OfferRecipient } from '../rules/offer.ts';

/** Whom an offer to a customer is made out to: the company that the customer buys for, as the shop knows it today, and the person. */
export async function readRecipient(db: Database, customerId: number): Promise<OfferRecipient> {
  const [company, person] = await Promise.all([
    readCompany(db, customerId),
    db
      .selectFrom('customers')
      .select(['first_name', 'last_name'])
      .where('id', '=', customerId)
      .executeTakeFirst(),
  ]);
  const { address } = company ?? {};
  return {
    firm: company?.name ?? '',
    person: `${person?.first_name ?? ''} ${person?.last_name ?? ''}`.trim(),
    vatNumber: company?.vatNumber ?? '',
    taxCode: company?.taxCode ?? '',
    recipientCode: company?.recipientCode ?? '',
    pec: company?.pec ?? '',
    address: address ? { ...address, company: '', firstName: '', lastName: '' } : null,
  };
}
