import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockList } from '#catalogue/stock/rules/stock-list.ts';
import { adjustStock } from '#catalogue/stock/server/staff/change-stock.ts';
import { listStock } from '#catalogue/stock/server/staff/list-stock.ts';
import { readArticleStock } from '#catalogue/stock/server/staff/read-article-stock.ts';
import type { Database } from '#foundation/database/client.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aStockAlert, askForAlert, restock, stockAlertsOf } from '#tests/factories/a-stock-alert.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { emailsTo } from '#tests/factories/emails-to.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';
import { ALERT_HOLDS_MS, CONFIRMED_WITHIN_MS, STORED_AFTER_EMAIL_MS } from '../rules/stock-alert.ts';
import { stockAlertKey } from '../rules/stock-alert-key.ts';
import { sendStockAlerts } from './send-stock-alerts.ts';
import { changeStockAlert, openStockAlert } from './stock-alert-links.ts';
import { sweepStockAlerts } from './sweep-stock-alerts.ts';

let home: TestDatabase;
let db: Database;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});
afterAll(() => home.close());

/** How many jobs were added for an article. */
async function queuedFor(articleId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
    where task_identifier = 'send-stock-alerts' and (p.payload ->> 'productId')::int = ${articleId}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

test('a guest confirms by the link of an email, waits, and gets one email when there is stock again', async () => {
  const part = await aProduct(db, { stock: 0 });
  const email = 'Anna.Bianchi@example.com';
  expect(await askForAlert(db, part, { email })).toEqual({
    kind: 'go',
    path: `/stock-alert/?product=${part.id}&done=sent`,
  });
  expect(await emailsTo(db, email)).toEqual(['stock-alert-confirm']);
  // Nobody is written to who has not confirmed.
  await restock(db, part.id);
  expect(await sendStockAlerts(await aRequestContext(db), part.id)).toBe(0);
  await restock(db, part.id, -1);

  const [alert] = await stockAlertsOf(db, part.id);
  if (!alert) throw new Error('no alert');
  const ctx = await aRequestContext(db);
  const key = stockAlertKey(ctx.nonces.sign, alert);
  expect(await openStockAlert(ctx, key)).toMatchObject({ state: 'unconfirmed', email });
  expect(await changeStockAlert(ctx, { key, action: 'confirm' })).toBe('confirmed');
  expect(await sendStockAlerts(ctx, part.id)).toBe(0);

  await restock(db, part.id);
  expect(await sendStockAlerts(ctx, part.id)).toBe(1);
  expect(await emailsTo(db, email)).toEqual(['stock-alert-confirm', 'stock-alert']);
  await restock(db, part.id, -1);
  await restock(db, part.id);
  expect(await sendStockAlerts(ctx, part.id)).toBe(0);
  expect(await openStockAlert(ctx, key)).toMatchObject({ state: 'notified' });
});

test('ten restocks at once, each with its jobs, write to everybody once, who has waited longest first', async () => {
  const part = await aProduct(db, { stock: 0 });
  const clock = fakeClock();
  for (const name of ['primo', 'secondo', 'terzo']) {
    clock.advance(1000);
    await aStockAlert(db, part.id, `${name}@example.com`, { clock });
  }
  const ctx = await aRequestContext(db, { clock });
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      await restock(db, part.id);
      await sendStockAlerts(ctx, part.id);
    }),
  );
  const emails = await db
    .selectFrom('outbox')
    .select('recipient')
    .where('kind', '=', 'stock-alert')
    .where('recipient', 'in', ['primo@example.com', 'secondo@example.com', 'terzo@example.com'])
    .orderBy('id')
    .execute();
  expect(emails.map(({ recipient }) => recipient)).toEqual([
    'primo@example.com',
    'secondo@example.com',
    'terzo@example.com',
  ]);
});

test('a job is added when stock comes to an article that somebody waits for, and not otherwise', async () => {
  const awaited = await aProduct(db, { stock: 0 });
  const other = await aProduct(db, { stock: 0 });
  await aStockAlert(db, awaited.id, 'chi.aspetta@example.com');
  await restock(db, other.id, 5);
  await restock(db, awaited.id, 0);
  expect([await queuedFor(awaited.id), await queuedFor(other.id)]).toEqual([0, 0]);
  await restock(db, awaited.id, 2);
  expect(await queuedFor(awaited.id)).toBe(1);
  await restock(db, awaited.id, 1);
  expect(await queuedFor(awaited.id)).toBe(1);
});

test('stock that is all reserved is none; backorders that are allowed count as an article that can be bought', async () => {
  const part = await aProduct(db, { stock: 2, reserved: 2 });
  const { ctx } = await aStockAlert(db, part.id, 'riservato@example.com');
  await db.updateTable('stock').set({ on_hand: 3, reserved: 3 }).where('product_id', '=', part.id).execute();
  expect(await queuedFor(part.id)).toBe(0);
  expect(await sendStockAlerts(ctx, part.id)).toBe(0);
  await db.updateTable('products').set({ backorders: 'notify' }).where('id', '=', part.id).execute();
  expect(await queuedFor(part.id)).toBe(1);
  expect(await sendStockAlerts(ctx, part.id)).toBe(1);
});

test('staff who adjust the stock of what is sold out set the job off', async () => {
  const part = await aProduct(db, { stock: 0 });
  await aStockAlert(db, part.id, 'banco@example.com');
  const clerk = await aRequestContext(db, { person: await aPerson(db, 'warehouse') });
  const draft = { mode: 'count', pieces: 4, reason: 'found', note: '', seen: 0, at: null } as const;
  expect(await adjustStock(clerk, part.id, draft)).toEqual({ ok: true });
  expect(await queuedFor(part.id)).toBe(1);
});

test('what is no longer published is not announced, and is once it is published again, by the daily sweep', async () => {
  const part = await aProduct(db, { stock: 0 });
  const { ctx } = await aStockAlert(db, part.id, 'bozza@example.com');
  await db.updateTable('products').set({ status: 'draft' }).where('id', '=', part.id).execute();
  await restock(db, part.id);
  expect(await sendStockAlerts(ctx, part.id)).toBe(0);
  await db.updateTable('products').set({ status: 'published' }).where('id', '=', part.id).execute();
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  await sweepStockAlerts(db, ctx.clock.now());
  expect(await queuedFor(part.id)).toBe(1);
  expect(await sendStockAlerts(ctx, part.id)).toBe(1);
});

test('requests that nobody confirms, that wait too long, or are done with are deleted', async () => {
  const clock = fakeClock();
  const [asked, waiting, answered] = await Promise.all([1, 2, 3].map(() => aProduct(db, { stock: 0 })));
  if (!asked || !waiting || !answered) throw new Error('no products');
  await askForAlert(db, asked, {}, { clock });
  await aStockAlert(db, waiting.id, 'a.lungo@example.com', { clock });
  const { ctx } = await aStockAlert(db, answered.id, 'avvisato@example.com', { clock });
  await restock(db, answered.id);
  expect(await sendStockAlerts(ctx, answered.id)).toBe(1);
  const left = async () =>
    (await Promise.all([asked, waiting, answered].map(({ id }) => stockAlertsOf(db, id)))).map(
      ({ length }) => length,
    );
  clock.advance(CONFIRMED_WITHIN_MS - 1);
  await sweepStockAlerts(db, clock.now());
  expect(await left()).toEqual([1, 1, 1]);
  clock.advance(1);
  await sweepStockAlerts(db, clock.now());
  expect(await left()).toEqual([0, 1, 1]);
  clock.advance(STORED_AFTER_EMAIL_MS);
  await sweepStockAlerts(db, clock.now());
  expect(await left()).toEqual([0, 1, 0]);
  clock.advance(ALERT_HOLDS_MS);
  await sweepStockAlerts(db, clock.now());
  expect(await left()).toEqual([0, 0, 0]);
});

test('staff see how many wait for an article, those who have confirmed alone', async () => {
  const part = await aProduct(db, { stock: 0 });
  await aStockAlert(db, part.id, 'uno@example.com');
  await aStockAlert(db, part.id, 'due@example.com');
  await askForAlert(db, part);
  const clerk = await aRequestContext(db, { person: await aPerson(db, 'warehouse') });
  expect((await readArticleStock(clerk, part.id, 1))?.article.waiting).toBe(2);
  const list = await listStock(clerk, { ...stockList.whole, state: 'awaited', words: part.sku ?? '' });
  expect(list?.articles.map(({ sku, waiting }) => [sku, waiting])).toEqual([[part.sku, 2]]);
  expect(list?.counts.awaited).toBe(1);
});
