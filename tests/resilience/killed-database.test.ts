import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase, createPool } from '#foundation/database/client.ts';
import { startEmbeddedPostgres } from '#foundation/database/launcher/start-embedded-postgres.ts';
import { aProduct } from '../factories/a-product.ts';
import { layDatabase } from '../factories/lay-database.ts';
import { temporaryFolder } from '../factories/temporary-folder.ts';
import { writeDemoFirm } from '../factories/write-demo-firm.ts';
import { aCrowd } from './buyers.ts';
import { expectLedgerInOrder } from './ledger.ts';
import { freePort, startShop } from './running-shop.ts';

const PIECES = 1000;

test('a database that is killed under orders comes back, and the shop goes on by itself', async () => {
  const directory = join(await temporaryFolder(), 'pg');
  await layDatabase(directory);
  const database = await startEmbeddedPostgres(directory);
  onTestFinished(database.stop);
  const db = createDatabase(createPool(database.url, { max: 2, onError: () => {} }));
  onTestFinished(() => db.destroy());
  await writeDemoFirm(db);
  const product = await aProduct(db, { stock: PIECES });
  const shop = await startShop({
    DATABASE_URL: database.url,
    DATA_DIR: await temporaryFolder(),
    PORT: String(await freePort()),
  });
  const readiness = async () => (await shop.fetch('/readyz')).status;
  const crowd = aCrowd(shop, [product.id], 8);
  await vi.waitFor(() => expect(crowd.confirmed.length).toBeGreaterThan(10), { timeout: 30_000 });

  const postmaster = Number.parseInt(await readFile(join(directory, 'postmaster.pid'), 'utf8'), 10);
  process.kill(postmaster, 'SIGKILL');
  await expect.poll(readiness, { timeout: 10_000 }).toBe(503);
  expect((await shop.fetch('/healthz')).status).toBe(200);

  const restarted = await startEmbeddedPostgres(directory);
  onTestFinished(restarted.stop);
  await expect.poll(readiness, { timeout: 20_000 }).toBe(200);
  const before = crowd.confirmed.length;
  await vi.waitFor(() => expect(crowd.confirmed.length).toBeGreaterThan(before + 8), { timeout: 30_000 });
  await crowd.goHome();
  await expectLedgerInOrder(db, crowd.confirmed, PIECES);
}, 90_000);
