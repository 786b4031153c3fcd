import { sql } from 'kysely';
import type { Database } from '#database/client.ts';

export type KnownCustomer = {
  readonly id: number;
  /** as it was written when it was given */
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly isStaff: boolean;
  /** staff keep this person out */
  readonly isBlocked: boolean;
};

/** The account of an e-mail address; addresses that differ only in case are the same account. */
export async function findByEmail(db: Database, email: string): Promise<KnownCustomer | null> {
  const { rows } = await sql<KnownCustomer>`/* prepared */
    select id, email, password_hash as "passwordHash", first_name as "firstName", last_name as "lastName",
      display_name as "displayName", staff_role is not null as "isStaff",
      blocked_at is not null as "isBlocked"
    from customers where lower(email) = lower(${email.trim()})`.execute(db);
  return rows[0] ?? null;
}
