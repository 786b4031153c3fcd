import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase, createPool, type Database } from '#foundation/database/client.ts';
import { isRunning } from '#foundation/database/launcher/postmaster-file.ts';
import { startEmbeddedPostgres } from '#foundation/database/launcher/start-embedded-postgres.ts';
import { stopEmbeddedPostgres } from '#foundation/database/launcher/stop-embedded-postgres.ts';
import { aProduct } from '../factories/a-product.ts';
import { layDatabase } from '../factories/lay-database.ts';
import { temporaryFolder } from '../factories/temporary-folder.ts';
import { writeDemoFirm } from '../factories/write-demo-firm.ts';
import { aCrowd } from './buyers.ts';
import { expectLedgerInOrder } from './ledger.ts';
import { freePort, type RunningShop, startShop } from './running-shop.ts';

const PIECES = 1000;
// The shop promises ten seconds, which `bench/kills` measures; a busy machine is given more.
const PATIENCE_MS = 30_000;

type Surroundings = { readonly DATA_DIR: string; readonly DEMO_PRODUCTS: string };

async function anEmptyShop(): Promise<{ environment: Surroundings; directory: string }> {
  const dataDir = await temporaryFolder();
  const directory = join(dataDir, 'pg');
  await layDatabase(directory);
  onTestFinished(() => stopEmbeddedPostgres(directory));
  return { environment: { DATA_DIR: dataDir, DEMO_PRODUCTS: '0' }, directory };
}

const start = async (environment: Surroundings): Promise<RunningShop> =>
  startShop({ ...environment, PORT: String(await freePort()) });

async function postmasterOf(directory: string): Promise<number> {
  return Number.parseInt(await readFile(join(directory, 'postmaster.pid'), 'utf8'), 10);
}

/** The test's own way to the database of a running shop. */
async function databaseOf(directory: string): Promise<Database> {
  const { url } = await startEmbeddedPostgres(directory);
  const db = createDatabase(createPool(url, { max: 2, onError: () => {} }));
  onTestFinished(() => db.destroy());
  return db;
}

test('the own database that is killed three times under orders is started again by the shop, and no order is lost', async () => {
  const { environment, directory } = await anEmptyShop();
  const shop = await start(environment);
  const db = await databaseOf(directory);
  await writeDemoFirm(db);
  const product = await aProduct(db, { stock: PIECES });
  const crowd = aCrowd(shop, [product.id], 8);
  for (let kill = 0; kill < 3; kill += 1) {
    const before = crowd.confirmed.length;
    await vi.waitFor(() => expect(crowd.confirmed.length).toBeGreaterThan(before + 8), PATIENCE_MS);
    const killed = await postmasterOf(directory);
    process.kill(killed, 'SIGKILL');
    const isBack = async () =>
      (await postmasterOf(directory).catch(() => killed)) !== killed &&
      (await shop.fetch('/readyz')).status === 200;
    await expect.poll(isBack, { timeout: PATIENCE_MS }).toBe(true);
  }
  const before = crowd.confirmed.length;
  await vi.waitFor(() => expect(crowd.confirmed.length).toBeGreaterThan(before + 8), PATIENCE_MS);
  await crowd.goHome();
  await expectLedgerInOrder(db, crowd.confirmed, PIECES);

  // Changes are heard of as before.
  const page = async () => (await shop.fetch(`/product/${product.slug}/`)).text();
  await page();
  await db.updateTable('products').set({ name: 'Nome nuovo' }).where('id', '=', product.id).execute();
  await expect.poll(page, { timeout: PATIENCE_MS }).toContain('Nome nuovo');
}, 180_000);

test('a shop whose own database does not start again three times in a row ends with 1 and a sentence', async () => {
  const { environment, directory } = await anEmptyShop();
  const shop = await start(environment);
  // The last thing that a start asks the database for: before, the start itself would fail.
  await vi.waitFor(() => expect(shop.said()).toContain('/setup/?key='), PATIENCE_MS);
  await rename(join(directory, 'global/pg_control'), join(directory, 'global/pg_control.away'));
  process.kill(await postmasterOf(directory), 'SIGKILL');
  expect(await shop.ended).toBe(1);
  expect(shop.complained()).toMatch(
    /^Il database di Pistone si è fermato e per tre volte non è ripartito \(.*\): Pistone si chiude\. .*\n$/,
  );
}, 180_000);

test('after a server that was killed, a start and an orderly end no database keeps running', async () => {
  const { environment, directory } = await anEmptyShop();
  const killed = await start(environment);
  killed.signal('SIGKILL');
  await killed.ended;
  const postmaster = await postmasterOf(directory);
  expect(await isRunning(postmaster)).toBe(true);

  const shop = await start(environment);
  expect(await postmasterOf(directory)).toBe(postmaster);
  shop.signal('SIGTERM');
  expect(await shop.ended).toBe(0);
  expect(await isRunning(postmaster)).toBe(false);
}, 180_000);

test('of two servers on one data folder the one that ends first leaves the database to the other', async () => {
  const { environment, directory } = await anEmptyShop();
  const first = await start(environment);
  const second = await start(environment);
  const postmaster = await postmasterOf(directory);
  first.signal('SIGTERM');
  expect(await first.ended).toBe(0);
  expect((await second.fetch('/shop/')).status).toBe(200);
  expect(await postmasterOf(directory)).toBe(postmaster);
  second.signal('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(await isRunning(postmaster)).toBe(false);
}, 180_000);
