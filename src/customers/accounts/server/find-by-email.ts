import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

export type KnownCustomer = {
  readonly id: number;
  /** as it was written when it was given */
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly isStaff: boolean;
  /** staff have blocked this account or its main account, or the main account has suspended it */
  readonly isBlocked: boolean;
};

/**
 * The account of an email address, or of a subaccount's username (SUB-20); what differs only in case is the same account. A subaccount of
 * a blocked main account is blocked too.
 */
export async function findByEmail(db: Database, email: string): Promise<KnownCustomer | null> {
  const { rows } = await sql<KnownCustomer>`/* prepared */
    select c.id, c.email, c.password_hash as "passwordHash", c.first_name as "firstName", c.last_name as "lastName",
      c.display_name as "displayName", c.staff_role is not null and s.customer_id is null as "isStaff",
      c.blocked_at is not null or main.blocked_at is not null or s.suspended_at is not null as "isBlocked"
    from customers c
    left join subaccounts s on s.customer_id = c.id
    left join customers main on main.id = s.main_account_id
    where c.id = coalesce((select id from customers where lower(email) = lower(${email.trim()})),
      (select customer_id from subaccounts where lower(username) = lower(${email.trim()})))`.execute(db);
  return rows[0] ?? null;
}
