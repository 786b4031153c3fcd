import { sql } from 'kysely';
import { administrator, buyers } from '#demo/people/demo-logins.data.ts';
import type { Database } from '#foundation/database/client.ts';
import { verifyPassword } from '#foundation/services/passwords.ts';

/** The email addresses of demo accounts into which anybody can log in, since they still have the password that the README prints. */
export async function openDemoAccounts(db: Database): Promise<readonly string[]> {
  const people = [administrator, ...buyers];
  const { rows } = await sql<{ email: string; password_hash: string }>`
    select lower(email) as email, password_hash from customers
    where lower(email) = any (${people.map(({ email }) => email)}) and blocked_at is null`.execute(db);
  const open: string[] = [];
  for (const { email, password } of people) {
    const found = rows.find((row) => row.email === email);
    if (found && (await verifyPassword(password, found.password_hash))) open.push(email);
  }
  return open;
}
