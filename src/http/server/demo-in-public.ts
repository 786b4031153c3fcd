import { sql } from 'kysely';
import { administrator, buyers, counter } from '#demo/people/demo-logins.data.ts';
import { createDatabase, createPool, type Database } from '#foundation/database/client.ts';
import { verifyPassword } from '#foundation/services/passwords.ts';
import { isPublicAddress } from '#foundation/services/public-address.ts';
import type { Config } from '#http/config/config.ts';
import { isUntouched } from './fill-first-shop.ts';

/**
 * Why a shop in production that people from outside can reach must not open as it is: anybody could log in by the passwords of the demo.
 * `accounts` is empty where the demo shop would only be made now; null where nothing is wrong, or where the demo is wanted.
 */
export async function demoInPublic(
  config: Pick<Config, 'shopUrl' | 'demoAccounts' | 'demoProducts'>,
  databaseUrl: string,
  isProduction = process.env.NODE_ENV === 'production',
): Promise<{ readonly accounts: readonly string[] } | null> {
  const { shopUrl, demoAccounts, demoProducts } = config;
  if (!isProduction || demoAccounts === 'allow' || !isPublicAddress(shopUrl)) return null;
  if (demoProducts > 0 && (await isUntouched(databaseUrl))) return { accounts: [] };
  const db = createDatabase(createPool(databaseUrl, { max: 1 }));
  try {
    const accounts = await openDemoAccounts(db);
    return accounts.length > 0 ? { accounts } : null;
  } finally {
    await db.destroy();
  }
}

/** The email addresses of demo accounts into which anybody can log in, since they still have the password that the README prints. */
async function openDemoAccounts(db: Database): Promise<readonly string[]> {
  const people = [administrator, counter, ...buyers];
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
