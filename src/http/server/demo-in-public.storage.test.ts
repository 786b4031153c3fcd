import { afterEach, expect, test } from 'vitest';
import { administrator, buyers } from '#demo/people/demo-logins.data.ts';
import { createDatabase, createPool } from '#foundation/database/client.ts';
import { hashPassword } from '#foundation/services/passwords.ts';
import { aCustomer } from '#tests/factories/a-customer.ts';
import { type FreshDatabase, freshDatabase } from '#tests/factories/test-database.ts';
import { demoInPublic } from './demo-in-public.ts';

const open: FreshDatabase[] = [];
afterEach(async () => {
  for (const database of open.splice(0)) await database.drop();
});

async function aDatabase(people: readonly { email: string; password: string; blocked?: boolean }[]) {
  const database = await freshDatabase();
  open.push(database);
  const db = createDatabase(createPool(database.url, { max: 1 }));
  for (const { email, password, blocked = false } of people) {
    const hash = await hashPassword(password);
    await aCustomer(db, { email, password_hash: hash, blocked_at: blocked ? new Date() : null });
  }
  await db.destroy();
  return database.url;
}

const shop = { shopUrl: 'https://www.ricambi-rossi.it', demoAccounts: 'refuse', demoProducts: 1200 } as const;
const [giulia, marco] = buyers;

test('in production, at a public address, a shop with demo accounts does not open', async () => {
  const url = await aDatabase([
    administrator,
    { email: 'Officina@pistone.example', password: marco?.password ?? '' },
  ]);
  expect(await demoInPublic(shop, url, true)).toEqual({
    accounts: ['banco@pistone.example', 'officina@pistone.example'],
  });
  expect(await demoInPublic(shop, url, false)).toBeNull();
  expect(await demoInPublic({ ...shop, demoAccounts: 'allow' }, url, true)).toBeNull();
  expect(await demoInPublic({ ...shop, shopUrl: 'http://localhost:3000' }, url, true)).toBeNull();
});

test('the demo shop is not even made there, an empty shop is', async () => {
  const url = await aDatabase([]);
  expect(await demoInPublic(shop, url, true)).toEqual({ accounts: [] });
  expect(await demoInPublic({ ...shop, demoProducts: 0 }, url, true)).toBeNull();
});

test('demo accounts with a changed password, or blocked ones, are allowed', async () => {
  const url = await aDatabase([
    { email: administrator.email, password: 'Un-altra-parola-77' },
    { email: giulia?.email ?? '', password: giulia?.password ?? '', blocked: true },
  ]);
  expect(await demoInPublic(shop, url, true)).toBeNull();
});
