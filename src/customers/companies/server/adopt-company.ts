import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type CompanyAnswer, companyFromAnswers } from '../rules/company-answers.ts';

/**
 * Makes what a business answered when it registered its account's own data; part of the transaction that approves it. Nothing for a role that
 * is not one of businesses.
 */
export async function adoptCompany(
  { db }: Pick<RequestContext, 'db'>,
  registrationId: number,
): Promise<void> {
  const { rows: answers } = await sql<CompanyAnswer & { customerId: number }>`
    select g.customer_id as "customerId", coalesce(f.company_fact, 'vat-number') as fact, a.value
    from registrations g
    join registration_roles r on r.id = g.role_id and r.is_business
    join registration_answers a on a.registration_id = g.id
    join registration_fields f on f.id = a.field_id and (f.company_fact is not null or f.kind = 'vat-number')
    where g.id = ${registrationId} order by a.position`.execute(db);
  const [first] = answers;
  if (!first) return;
  const { customerId } = first;
  const before = await db
    .selectFrom('customers')
    .select(['company', 'first_name as firstName', 'last_name as lastName', 'email'])
    .select(['invoice_data as invoice', 'billing_address as billing'])
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { company, invoice, billing } = companyFromAnswers(answers, before);
  await db
    .updateTable('customers')
    .set({ company, invoice_data: JSON.stringify(invoice), billing_address: JSON.stringify(billing) })
    .where('id', '=', customerId)
    .execute();
}
