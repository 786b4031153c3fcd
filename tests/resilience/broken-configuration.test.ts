import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { start } from '#messages/it/start.ts';
import { temporaryFolder } from '#tests/makers/temporary-folder.ts';
import { freePort, launchShop } from './running-shop.ts';

async function complaintOf(env: Readonly<Record<string, string>>): Promise<string> {
  const shop = launchShop({ DATA_DIR: await temporaryFolder(), PORT: String(await freePort()), ...env });
  expect(await shop.ended).toBe(1);
  expect(shop.said()).toBe('');
  return shop.complained();
}

test.each([
  ['PORT', '70000', start.wrongPort],
  ['SESSION_SECRET', 'short', start.wrongSessionSecret],
  ['DATABASE_URL', 'mysql://localhost/shop', start.wrongDatabaseUrl],
])('a wrong %s stops the start with one sentence', async (name, value, sentence) => {
  expect(await complaintOf({ [name]: value })).toBe(`${sentence}\n`);
});

test('a database that does not answer stops the start with one sentence that says why', async () => {
  const nobody = `postgres://shop@127.0.0.1:${await freePort()}/shop`;
  const complaint = await complaintOf({ DATABASE_URL: nobody });
  expect(complaint).toMatch(/^Il database indicato da DATABASE_URL non risponde \(.*ECONNREFUSED.*\): .*\n$/);
});

test('a port that is taken stops the start with one sentence that names another', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  expect(await complaintOf({ PORT: String(port) })).toBe(`${start.portTaken(port)}\n`);
});
