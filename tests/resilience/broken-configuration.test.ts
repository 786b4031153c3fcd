import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { markUnfinished } from '#http/backup/restore-target.ts';
import { backup } from '#messages/it/backup.ts';
import { start } from '#messages/it/start.ts';
import { temporaryFolder } from '../factories/temporary-folder.ts';
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

test.each([
  ['17', /contiene un database di PostgreSQL 17; .* usa PostgreSQL 18, .*npm run backup .*npm run restore/],
  ['19', /contiene un database di PostgreSQL 19; .* usa PostgreSQL 18, che è meno recente/],
])(
  'a data folder of PostgreSQL %s stops the start with one sentence that says what to do',
  async (version, sentence) => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'pg/global'), { recursive: true });
    await writeFile(join(folder, 'pg/PG_VERSION'), `${version}\n`);
    await writeFile(join(folder, 'pg/global/pg_control'), '');
    const complaint = await complaintOf({ DATA_DIR: folder });
    expect(complaint.trim().split('\n')).toEqual([expect.stringMatching(sentence)]);
    expect(await readFile(join(folder, 'pg/PG_VERSION'), 'utf8')).toBe(`${version}\n`);
  },
);

test('a data folder into which half of a backup was restored stops the start with one sentence', async () => {
  const folder = await temporaryFolder();
  await markUnfinished(folder);
  expect(await complaintOf({ DATA_DIR: folder })).toBe(`${backup.unfinished(folder)}\n`);
});
