import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase, createPool, type Database } from '#foundation/database/client.ts';
import { startEmbeddedPostgres } from '#foundation/database/launcher/start-embedded-postgres.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aHoldingMailServer } from '../factories/a-holding-mail-server.ts';
import { aProduct } from '../factories/a-product.ts';
import { layDatabase } from '../factories/lay-database.ts';
import { temporaryFolder } from '../factories/temporary-folder.ts';
import { writeDemoFirm } from '../factories/write-demo-firm.ts';
import { buy } from './buyers.ts';
import { freePort, startShop } from './running-shop.ts';

// Ten seconds for a worker to be gone, five until the next look; a busy machine is given more.
const patience = { timeout: 60_000, interval: 200 };

/** A database of its own, as if somebody else ran it, and how the shop is started on it. */
async function aShopElsewhere() {
  const directory = join(await temporaryFolder(), 'pg');
  await layDatabase(directory);
  const database = await startEmbeddedPostgres(directory);
  onTestFinished(database.stop);
  const db = createDatabase(createPool(database.url, { max: 2, onError: () => {} }));
  onTestFinished(() => db.destroy());
  await writeDemoFirm(db);
  const mail = await aHoldingMailServer();
  onTestFinished(() => mail.close());
  const environment = {
    DATABASE_URL: database.url,
    DATA_DIR: await temporaryFolder(),
    DEMO_PRODUCTS: '0',
    SMTP_URL: mail.url,
  };
  const start = async () => startShop({ ...environment, PORT: String(await freePort()) });
  return { db, database, directory, mail, start };
}

const emailsLeft = async (db: Database) =>
  (await sql<{ n: number }>`select count(*)::int as n from outbox where status <> 'sent'`.execute(db)).rows[0]
    ?.n;

const lockedJobs = async (db: Database) =>
  (
    await sql<{ n: number }>`select count(*)::int as n from graphile_worker._private_jobs
      where locked_at is not null`.execute(db)
  ).rows[0]?.n;

test('emails that a killed server was sending leave with the next one, each once', async () => {
  const { db, mail, start } = await aShopElsewhere();
  const product = await aProduct(db);
  const first = await start();
  await buy(aBrowser(first), product.id, 'cod');
  await vi.waitFor(() => expect(mail.handed.length).toBeGreaterThan(0), patience);
  first.signal('SIGKILL');
  await first.ended;
  expect(await lockedJobs(db)).toBeGreaterThan(0);
  const handed = mail.handed.length;

  const second = await start();
  await vi.waitFor(() => expect(mail.handed.length).toBeGreaterThan(handed), patience);
  mail.letGo();
  await expect.poll(() => emailsLeft(db), patience).toBe(0);
  expect(new Set(mail.taken).size).toBe(2);
  expect(mail.taken).toHaveLength(2);
  const metrics = await (await second.fetch('/metrics')).text();
  expect(metrics).toMatch(/^shop_job_locks_released_total [1-9]/m);
  expect(metrics).toMatch(/^shop_emails_waiting 0$/m);
}, 180_000);

test('emails that were being sent while the database was stopped and started are told as sent, and sent once', async () => {
  const { db, database, directory, mail, start } = await aShopElsewhere();
  const product = await aProduct(db);
  const shop = await start();
  await buy(aBrowser(shop), product.id, 'cod');
  await vi.waitFor(() => expect(mail.handed.length).toBeGreaterThan(0), patience);

  await database.stop();
  mail.letGo();
  await vi.waitFor(() => expect(mail.taken.length).toBeGreaterThan(0), patience);
  const restarted = await startEmbeddedPostgres(directory);
  onTestFinished(restarted.stop);
  await expect.poll(() => emailsLeft(db).catch(() => null), patience).toBe(0);
  await expect.poll(() => lockedJobs(db), patience).toBe(0);
  expect(mail.taken.toSorted()).toEqual([...new Set(mail.taken)].toSorted());
}, 180_000);
