import { type RawBuilder, sql } from 'kysely';
import { type AccountStanding, isBusinessCustomer } from '#customers/accounts/rules/is-business-customer.ts';
import type { Database } from '#foundation/database/client.ts';

/** Whom an offer can be made to: business customers alone see offers (ACC-02). */
export type Buyer = {
  readonly id: number;
  readonly email: string;
  readonly isBusiness: boolean;
  /** the group by whose terms they buy */
  readonly groupId: number;
};

/** Whose account has an address. */
export const findBuyer = (db: Database, email: string): Promise<Buyer | null> =>
  readBuyer(db, sql`lower(c.email) = lower(${email})`);

/** The customer of an id. */
export const buyerById = (db: Database, id: number): Promise<Buyer | null> =>
  readBuyer(db, sql`c.id = ${id}`);

/** A subaccount is judged by its main account, as it is where it buys (ACC-01). */
async function readBuyer(db: Database, which: RawBuilder<unknown>): Promise<Buyer | null> {
  const { rows } = await sql<AccountStanding & Omit<Buyer, 'isBusiness'>>`
    select c.id, c.email, a.group_id as "groupId", g.kind as "groupKind",
      a.approved_at is not null and a.blocked_at is null and c.blocked_at is null as "isApproved", role.is_business as "roleIsBusiness"
    from customers c left join subaccounts s on s.customer_id = c.id
    join customers a on a.id = coalesce(s.main_account_id, c.id) join customer_groups g on g.id = a.group_id
    left join registrations r on r.customer_id = a.id left join registration_roles role on role.id = r.role_id
    where ${which} limit 1`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { id, email, groupId } = row;
  return { id, email, groupId, isBusiness: isBusinessCustomer(row) };
}
