import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase, createPool, type Database } from '#foundation/database/client.ts';
import { superviseEmbeddedPostgres } from '#foundation/database/launcher/supervise-embedded-postgres.ts';
import { aProduct } from '../factories/a-product.ts';
import { temporaryFolder } from '../factories/temporary-folder.ts';
import { aCrowd, type Confirmed } from '../resilience/buyers.ts';
import { ordersMade, readLedger } from '../resilience/read-ledger.ts';
import { freePort, startShop } from '../resilience/running-shop.ts';
import { runCommand } from './run-command.ts';

const PIECES = 1000;

/** Asks the database of a data folder, beside the shop that is open on it or without one. */
async function inDatabaseOf<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const server = await superviseEmbeddedPostgres(join(dataDir, 'pg'), { onGivenUp() {} });
  const db = createDatabase(createPool(server.url, { max: 2 }));
  try {
    return await work(db);
  } finally {
    await db.destroy();
    await server.stop();
  }
}

test('a shop that is backed up while orders are placed is restored into an empty place and goes on selling', async () => {
  const dataDir = join(await temporaryFolder(), 'negozio');
  const env = {
    DATA_DIR: dataDir,
    DEMO_PRODUCTS: '40',
    SESSION_SECRET: 'a secret of the tests, long enough',
  };
  const shop = await startShop({ ...env, PORT: String(await freePort()) });
  const products = await inDatabaseOf(dataDir, async (db) => [
    await aProduct(db, { stock: PIECES }),
    await aProduct(db, { stock: PIECES }),
  ]);
  const ids = products.map(({ id }) => id);
  const crowd = aCrowd(shop, ids, 6);
  await vi.waitFor(() => expect(crowd.confirmed.length).toBeGreaterThan(6), { timeout: 30_000 });

  const confirmedBefore: readonly Confirmed[] = [...crowd.confirmed];
  const folder = join(await temporaryFolder(), 'backup');
  const backup = await runCommand('backup', ['--to', folder, '--keep', '3'], env).ended;
  expect(backup.complained).toBe('');
  expect([backup.code, backup.said]).toEqual([0, expect.stringContaining('Backup completato e verificato')]);
  await vi.waitFor(() => expect(crowd.confirmed.length).toBeGreaterThan(confirmedBefore.length + 6), {
    timeout: 30_000,
  });
  await crowd.goHome();
  // The backup has neither stopped the shop nor its database.
  expect((await shop.fetch('/readyz')).status).toBe(200);
  await inDatabaseOf(dataDir, (db) => expectOrders(db, crowd.confirmed));
  shop.signal('SIGTERM');
  expect(await shop.ended).toBe(0);

  const [archive = ''] = await readdir(folder);
  const restoredDir = join(await temporaryFolder(), 'ripristinato');
  const restoredEnv = { ...env, DATA_DIR: restoredDir };
  const restore = await runCommand('restore', [join(folder, archive)], restoredEnv).ended;
  expect([restore.code, restore.complained]).toEqual([0, '']);
  expect(restore.said).toContain('Ripristino completato e verificato');
  expect(restore.said).toContain('SESSION_SECRET');

  const restored = await startShop({ ...restoredEnv, PORT: String(await freePort()) });
  const orders = await inDatabaseOf(restoredDir, async (db) => {
    const made = await ordersMade(db);
    expect(await readLedger(db, new Date())).toEqual({
      stock: 0,
      taken: 0,
      totals: 0,
      hanging: 0,
      emails: 0,
    });
    return made;
  });
  // Every order that was confirmed before is there, and nothing that nobody was told of.
  expect(orders).toEqual(expect.arrayContaining([...confirmedBefore]));
  expect(crowd.confirmed).toEqual(expect.arrayContaining([...orders]));
  const media = (folder: string) => readdir(join(folder, 'media')).then((names) => names.sort());
  const before = (await media(dataDir)).filter((name) => /\.(vtt|mp3|mp4|ogg)$/.test(name));
  expect(before.length).toBeGreaterThan(0);
  for (const name of before) {
    const [original, copy] = await Promise.all(
      [dataDir, restoredDir].map((folder) => readFile(join(folder, 'media', name))),
    );
    expect(copy?.equals(original ?? Buffer.alloc(0))).toBe(true);
  }
  // Numbers go on where they stood.
  const later = aCrowd(restored, ids, 2);
  await vi.waitFor(() => expect(later.confirmed.length).toBeGreaterThan(3), { timeout: 30_000 });
  await later.goHome();
  const known = new Set(orders.map(({ id }) => id));
  expect(later.confirmed.filter(({ id }) => known.has(id))).toEqual([]);
  expect(await inDatabaseOf(restoredDir, (db) => readLedger(db, new Date()))).toMatchObject({
    stock: 0,
    totals: 0,
  });
  restored.signal('SIGTERM');
  expect(await restored.ended).toBe(0);
}, 240_000);

test('a backup that is killed leaves no archive, and the next one clears away what it left', async () => {
  const dataDir = join(await temporaryFolder(), 'negozio');
  const env = { DATA_DIR: dataDir, DEMO_PRODUCTS: '300', PORT: String(await freePort()) };
  const shop = await startShop(env);
  onTestFinished(() => shop.signal('SIGKILL'));
  const folder = join(await temporaryFolder(), 'backup');
  const { child, ended } = runCommand('backup', ['--to', folder], env);
  await vi.waitFor(async () => expect((await readdir(folder)).length).toBe(1), {
    timeout: 30_000,
    interval: 1,
  });
  child.kill('SIGKILL');
  expect((await ended).code).toBeNull();
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^pistone-.*\.tar\.unfinished-\d+$/)]);
  expect((await readdir(dataDir)).filter((name) => name.startsWith('.backup-'))).toHaveLength(1);

  expect((await runCommand('backup', ['--to', folder], env).ended).code).toBe(0);
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^pistone-.*\.tar$/)]);
  expect((await readdir(dataDir)).filter((name) => name.startsWith('.backup-'))).toEqual([]);
  shop.signal('SIGTERM');
  expect(await shop.ended).toBe(0);
}, 120_000);

test.each([
  ['backup', [], /^Uso: npm run backup/],
  ['backup', ['--to', ''], /^Uso: npm run backup/],
  ['backup', ['--to', 'x', '--keep', '0'], /^Uso: npm run backup/],
  ['backup', ['--into', 'x'], /^Uso: npm run backup/],
  ['restore', [], /^Uso: npm run restore/],
  ['restore', ['a.tar', 'b.tar'], /^Uso: npm run restore/],
  ['restore', ['nowhere.tar'], /^L’archivio non si può leggere \(.*ENOENT/],
] as const)('npm run %s with %j says in a sentence what to write instead', async (name, args, sentence) => {
  const { code, said, complained } = await runCommand(name, args, { DATA_DIR: await temporaryFolder() })
    .ended;
  expect([code, said]).toEqual([1, '']);
  expect(complained).toMatch(sentence);
});

async function expectOrders(db: Database, confirmed: readonly Confirmed[]): Promise<void> {
  expect(await ordersMade(db)).toEqual([...confirmed].sort((a, b) => a.id - b.id));
}
