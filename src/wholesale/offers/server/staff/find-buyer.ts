import { sql } from 'kysely';
import { type AccountStanding, isBusinessCustomer } from '#customers/accounts/rules/is-business-customer.ts';
import type { Database } from '#foundation/database/client.ts';

export type Buyer = { readonly id: number; readonly isBusiness: boolean };

/** Whose account has an address: offers are made to business customers, who alone see them (ACC-02). */
export async function findBuyer(db: Database, email: string): Promise<Buyer | null> {
  const { rows } = await sql<AccountStanding & { id: number }>`
    select c.id, g.kind as "groupKind", c.approved_at is not null and c.blocked_at is null as "isApproved", role.is_business as "roleIsBusiness"
    from customers c join customer_groups g on g.id = c.group_id
    left join registrations r on r.customer_id = c.id left join registration_roles role on role.id = r.role_id
    where lower(c.email) = lower(${email}) limit 1`.execute(db);
  const [row] = rows;
  return row ? { id: row.id, isBusiness: isBusinessCustomer(row) } : null;
}
