import { createDatabase, createPool } from '#foundation/database/client.ts';
import type { Config } from '#http/config/config.ts';
import { isUntouched } from '../fill-first-shop.ts';
import { openDemoAccounts } from './open-demo-accounts.ts';
import { isPublicAddress } from './public-address.ts';

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
