import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { type Company, companyFrom, type StoredCompany } from '../rules/company.ts';

/**
 * The company that a customer buys for: that of the main account for a subaccount, else the customer's own. Null for a customer who has
 * named no company, and for an unknown one.
 */
export async function readCompany(db: Database, customerId: number): Promise<Company | null> {
  const { rows } = await sql<StoredCompany>`/* prepared */
    select a.id as "accountId", a.company, a.invoice_data as invoice, a.billing_address as billing
    from customers c
    left join subaccounts s on s.customer_id = c.id
    join customers a on a.id = coalesce(s.main_account_id, c.id)
    where c.id = ${customerId}`.execute(db);
  const [row] = rows;
  return row ? companyFrom(row) : null;
}
