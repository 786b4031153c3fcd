import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockList } from '#catalogue/stock/rules/stock-list.ts';
import { adjustStock } from '#catalogue/stock/server/staff/change-stock.ts';
import { listStock } from '#catalogue/stock/server/staff/list-stock.ts';
import { readArticleStock } from '#catalogue/stock/server/staff/read-article-stock.ts';
import type { Database } from '#foundation/database/client.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type RequestContextOptions } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aVariableProduct } from '#tests/factories/a-variable-product.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';
import {
  ALERT_HOLDS_MS,
  ASKED_AGAIN_AFTER_MS,
  ASKING_WINDOW_MS,
  CONFIRMED_WITHIN_MS,
  MOST_ASKED,
  MOST_FOR_ADDRESS,
  STORED_AFTER_EMAIL_MS,
  stockAlertAction,
} from '../rules/stock-alert.ts';
import { stockAlertKey } from '../rules/stock-alert-key.ts';
import { askForStockAlert, readStockAlertPage } from './ask-for-stock-alert.ts';
import { sendStockAlerts } from './send-stock-alerts.ts';
import { changeStockAlert, openStockAlert } from './stock-alert-links.ts';
import { sweepStockAlerts } from './sweep-stock-alerts.ts';

let home: TestDatabase;
let db: Database;
let count = 0;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});
afterAll(() => home.close());

async function ask(
  product: { id: number },
  fields: Record<string, string> = {},
  options: RequestContextOptions = {},
) {
  const ctx = await aRequestContext(db, options);
  count += 1;
  const form = new FormData();
  const typed = {
    product: String(product.id),
    email: `attende.${count}@example.com`,
    _wpnonce: ctx.nonces.make(stockAlertAction),
    ...fields,
  };
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  return askForStockAlert(ctx, form);
}

const alertsOf = (articleId: number) =>
  db.selectFrom('stock_alerts').selectAll().where('product_id', '=', articleId).orderBy('id').execute();
const emailsTo = async (recipient: string) =>
  (
    await db.selectFrom('outbox').select(['kind']).where('recipient', '=', recipient).orderBy('id').execute()
  ).map(({ kind }) => kind);

/** The articles that jobs were added for. */
async function queuedFor(articleId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
    where task_identifier = 'send-stock-alerts' and (p.payload ->> 'productId')::int = ${articleId}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Asks as a guest and presses the button of the email. */
async function waits(
  articleId: number,
  email: string,
  options: RequestContextOptions = {},
  fields: Record<string, string> = {},
) {
  const product = await listedOf(articleId);
  await ask({ id: product }, { email, article: String(articleId), ...fields }, options);
  const [alert] = (await alertsOf(articleId)).filter((one) => one.email === email);
  if (!alert) throw new Error('nothing was asked');
  const ctx = await aRequestContext(db, options);
  const key = stockAlertKey(ctx.nonces.sign, alert);
  await changeStockAlert(ctx, { key, action: 'confirm' });
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  return { ctx, key, id: alert.id };
}

async function listedOf(articleId: number): Promise<number> {
  const row = await db
    .selectFrom('products')
    .select(['id', 'parent_id'])
    .where('id', '=', articleId)
    .executeTakeFirstOrThrow();
  return row.parent_id ?? row.id;
}

const restock = (articleId: number, pieces = 1) =>
  db
    .updateTable('stock')
    .set((of) => ({ on_hand: of('on_hand', '+', pieces) }))
    .where('product_id', '=', articleId)
    .execute();

test('a guest confirms by the link of an email, waits, and gets one email when there is stock again', async () => {
  const part = await aProduct(db, { stock: 0 });
  const email = 'Anna.Bianchi@example.com';
  expect(await ask(part, { email })).toEqual({
    kind: 'go',
    path: `/stock-alert/?product=${part.id}&done=sent`,
  });
  expect(await emailsTo(email)).toEqual(['stock-alert-confirm']);
  // Nobody is written to who has not confirmed.
  await restock(part.id);
  expect(await sendStockAlerts(await aRequestContext(db), part.id)).toBe(0);
  await restock(part.id, -1);

  const [alert] = await alertsOf(part.id);
  if (!alert) throw new Error('no alert');
  const ctx = await aRequestContext(db);
  const key = stockAlertKey(ctx.nonces.sign, alert);
  expect(await openStockAlert(ctx, key)).toMatchObject({ state: 'unconfirmed', email });
  expect(await changeStockAlert(ctx, { key, action: 'confirm' })).toBe('confirmed');
  expect(await sendStockAlerts(ctx, part.id)).toBe(0);

  await restock(part.id);
  expect(await sendStockAlerts(ctx, part.id)).toBe(1);
  expect(await emailsTo(email)).toEqual(['stock-alert-confirm', 'stock-alert']);
  await restock(part.id, -1);
  await restock(part.id);
  expect(await sendStockAlerts(ctx, part.id)).toBe(0);
  expect(await openStockAlert(ctx, key)).toMatchObject({ state: 'notified' });
});

test('ten restocks at once, each with its jobs, write to everybody once, who has waited longest first', async () => {
  const part = await aProduct(db, { stock: 0 });
  const clock = fakeClock();
  for (const name of ['primo', 'secondo', 'terzo']) {
    clock.advance(1000);
    await waits(part.id, `${name}@example.com`, { clock });
  }
  const ctx = await aRequestContext(db, { clock });
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      await restock(part.id);
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
  await waits(awaited.id, 'chi.aspetta@example.com');
  await restock(other.id, 5);
  await restock(awaited.id, 0);
  expect([await queuedFor(awaited.id), await queuedFor(other.id)]).toEqual([0, 0]);
  await restock(awaited.id, 2);
  expect(await queuedFor(awaited.id)).toBe(1);
  await restock(awaited.id, 1);
  expect(await queuedFor(awaited.id)).toBe(1);
});

test('stock that is all reserved is none; backorders that are allowed count as an article that can be bought', async () => {
  const part = await aProduct(db, { stock: 2, reserved: 2 });
  const { ctx } = await waits(part.id, 'riservato@example.com');
  await db.updateTable('stock').set({ on_hand: 3, reserved: 3 }).where('product_id', '=', part.id).execute();
  expect(await queuedFor(part.id)).toBe(0);
  expect(await sendStockAlerts(ctx, part.id)).toBe(0);
  await db.updateTable('products').set({ backorders: 'notify' }).where('id', '=', part.id).execute();
  expect(await queuedFor(part.id)).toBe(1);
  expect(await sendStockAlerts(ctx, part.id)).toBe(1);
});

test('staff who adjust the stock of what is sold out set the job off', async () => {
  const part = await aProduct(db, { stock: 0 });
  await waits(part.id, 'banco@example.com');
  const clerk = await aRequestContext(db, { person: await aPerson(db, 'warehouse') });
  const draft = { mode: 'count', pieces: 4, reason: 'found', note: '', seen: 0, at: null } as const;
  expect(await adjustStock(clerk, part.id, draft)).toEqual({ ok: true });
  expect(await queuedFor(part.id)).toBe(1);
});

test('what is no longer published is not announced, and is once it is published again, by the daily sweep', async () => {
  const part = await aProduct(db, { stock: 0 });
  const { ctx } = await waits(part.id, 'bozza@example.com');
  await db.updateTable('products').set({ status: 'draft' }).where('id', '=', part.id).execute();
  await restock(part.id);
  expect(await sendStockAlerts(ctx, part.id)).toBe(0);
  await db.updateTable('products').set({ status: 'published' }).where('id', '=', part.id).execute();
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  await sweepStockAlerts(db, ctx.clock.now());
  expect(await queuedFor(part.id)).toBe(1);
  expect(await sendStockAlerts(ctx, part.id)).toBe(1);
});

test('of a product with variations one waits for the chosen one, which has to be out of stock', async () => {
  const oil = await aVariableProduct(db, {
    variations: [{ terms: { litri: '1-l' }, stock: 0 }, { terms: { litri: '5-l' } }],
  });
  const [small = 0, large = 0] = oil.variationIds;
  const page = await readStockAlertPage(await aRequestContext(db), { product: String(oil.id), done: null });
  expect(page.product?.articles.map(({ id }) => id)).toEqual([small]);
  expect(await ask(oil, { article: String(large) })).toMatchObject({
    status: 422,
    page: { problems: { article: 'no-article' } },
  });
  const { ctx } = await waits(small, 'olio@example.com');
  await restock(large);
  expect(await sendStockAlerts(ctx, large)).toBe(0);
  await restock(small);
  expect(await sendStockAlerts(ctx, small)).toBe(1);
});

test('a customer with a confirmed address waits at once, sees it, and can end it; another address is confirmed by email', async () => {
  const part = await aProduct(db, { stock: 0 });
  const person = await aPerson(db, null);
  await db
    .updateTable('customers')
    .set({ email_confirmed_at: new Date() })
    .where('id', '=', person.customerId)
    .execute();
  const found = { id: person.customerId + 100_000, customerId: person.customerId };
  const options = { person, found };
  expect(await ask(part, { email: person.email.toUpperCase() }, options)).toMatchObject({
    path: `/stock-alert/?product=${part.id}&done=active`,
  });
  expect(await emailsTo(person.email.toUpperCase())).toEqual([]);
  const ctx = await aRequestContext(db, options);
  const { own } = await readStockAlertPage(ctx, { product: String(part.id), done: null });
  expect(own).toHaveLength(1);
  expect(await ask(part, { email: 'altra@example.com' }, options)).toMatchObject({
    path: `/stock-alert/?product=${part.id}&done=sent`,
  });
  expect(await emailsTo('altra@example.com')).toEqual(['stock-alert-confirm']);
  const stranger = await aPerson(db, null);
  const foreign = {
    person: stranger,
    found: { id: stranger.customerId + 100_000, customerId: stranger.customerId },
  };
  await ask(part, { cancel: String(own[0]?.id) }, foreign);
  expect((await readStockAlertPage(ctx, { product: String(part.id), done: null })).own).toHaveLength(1);
  await ask(part, { cancel: String(own[0]?.id) }, options);
  expect((await readStockAlertPage(ctx, { product: String(part.id), done: null })).own).toEqual([]);
  await db.deleteFrom('customers').where('id', '=', person.customerId).execute();
});

test('a customer whose address is not confirmed confirms it as a guest does', async () => {
  const part = await aProduct(db, { stock: 0 });
  const person = await aPerson(db, null);
  await db
    .updateTable('customers')
    .set({ email_confirmed_at: null })
    .where('id', '=', person.customerId)
    .execute();
  const found = { id: person.customerId + 100_000, customerId: person.customerId };
  expect(await ask(part, { email: person.email }, { person, found })).toMatchObject({
    path: `/stock-alert/?product=${part.id}&done=sent`,
  });
});

test('the answer is the same whether or not somebody asked under an address, and a second email follows only after a while', async () => {
  const part = await aProduct(db, { stock: 0 });
  const clock = fakeClock();
  const email = 'stesso@example.com';
  const first = await ask(part, { email }, { clock });
  expect(await ask(part, { email: 'Stesso@example.com' }, { clock })).toEqual(first);
  expect(await alertsOf(part.id)).toHaveLength(1);
  clock.advance(ASKED_AGAIN_AFTER_MS);
  expect(await ask(part, { email }, { clock })).toEqual(first);
  expect(await alertsOf(part.id)).toHaveLength(1);
  expect(await emailsTo(email)).toEqual(['stock-alert-confirm', 'stock-alert-confirm']);
  await db
    .updateTable('stock_alerts')
    .set({ confirmed_at: clock.now() })
    .where('email', '=', email)
    .execute();
  clock.advance(ASKED_AGAIN_AFTER_MS);
  expect(await ask(part, { email }, { clock })).toEqual(first);
  expect(await emailsTo(email)).toHaveLength(2);
});

test('who asks a lot has to wait; under one address no more emails are written, and the answer does not say so', async () => {
  const clock = fakeClock();
  const parts = await Promise.all(
    Array.from({ length: MOST_FOR_ADDRESS + 1 }, () => aProduct(db, { stock: 0 })),
  );
  for (const part of parts)
    expect(await ask(part, { email: 'bersaglio@example.com' }, { clock })).toMatchObject({ kind: 'go' });
  expect(await emailsTo('bersaglio@example.com')).toHaveLength(MOST_FOR_ADDRESS);
  const options = { clock, address: '198.51.100.9' };
  const [part = { id: 0 }] = parts;
  for (let asked = 0; asked < MOST_ASKED; asked += 1) await ask(part, {}, options);
  expect(await ask(part, {}, options)).toMatchObject({
    status: 429,
    page: { problems: { form: 'too-many' } },
  });
  clock.advance(ASKING_WINDOW_MS + 1);
  expect(await ask(part, {}, options)).toMatchObject({ kind: 'go' });
});

test('what is wrong is named, and nothing is stored', async () => {
  const part = await aProduct(db, { stock: 0 });
  const draft = await aProduct(db, { stock: 0, columns: { status: 'draft' } });
  const there = await aProduct(db);
  expect(await ask(part, { email: '' })).toMatchObject({
    status: 422,
    page: { problems: { email: 'no-email' } },
  });
  expect(await ask(part, { email: 'nessuna' })).toMatchObject({ status: 422 });
  expect(await ask(part, { website: 'https://spam.example' })).toMatchObject({ status: 422 });
  expect(await ask(part, { _wpnonce: 'falso' })).toMatchObject({ status: 403 });
  expect(await ask(draft)).toMatchObject({ status: 404, page: { product: null } });
  expect(await ask(there)).toEqual({ kind: 'go', path: `/stock-alert/?product=${there.id}` });
  for (const { id } of [part, draft, there]) expect(await alertsOf(id)).toEqual([]);
});

test('a key that was changed opens nothing; a link ends its request, or all of its address', async () => {
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => aProduct(db, { stock: 0 })));
  if (!one || !two || !three) throw new Error('no products');
  const email = 'disiscritto@example.com';
  const { ctx, key } = await waits(one.id, email);
  await waits(two.id, email);
  const last = await waits(three.id, email);
  expect(await openStockAlert(ctx, `${key}x`)).toBeNull();
  expect(
    await changeStockAlert(ctx, { key: key.replace(/^\d+/, String(last.id)), action: 'cancel' }),
  ).toBeNull();
  expect(await openStockAlert(ctx, key)).toMatchObject({ state: 'waiting', others: 2 });
  expect(await changeStockAlert(ctx, { key, action: 'cancel' })).toBe('cancelled');
  expect(await openStockAlert(ctx, key)).toBeNull();
  expect(await changeStockAlert(ctx, { key: last.key, action: 'cancel-all' })).toBe('all-cancelled');
  expect([...(await alertsOf(two.id)), ...(await alertsOf(three.id))]).toEqual([]);
});

test('requests that nobody confirms, that wait too long, or are done with are deleted', async () => {
  const clock = fakeClock();
  const [asked, waiting, told] = await Promise.all([1, 2, 3].map(() => aProduct(db, { stock: 0 })));
  if (!asked || !waiting || !told) throw new Error('no products');
  await ask(asked, {}, { clock });
  await waits(waiting.id, 'a.lungo@example.com', { clock });
  const { ctx } = await waits(told.id, 'avvisato@example.com', { clock });
  await restock(told.id);
  expect(await sendStockAlerts(ctx, told.id)).toBe(1);
  const left = async () =>
    (await Promise.all([asked, waiting, told].map(({ id }) => alertsOf(id)))).map(({ length }) => length);
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
  await waits(part.id, 'uno@example.com');
  await waits(part.id, 'due@example.com');
  await ask(part);
  const clerk = await aRequestContext(db, { person: await aPerson(db, 'warehouse') });
  expect((await readArticleStock(clerk, part.id, 1))?.article.waiting).toBe(2);
  const list = await listStock(clerk, { ...stockList.whole, state: 'awaited', words: part.sku ?? '' });
  expect(list?.articles.map(({ sku, waiting }) => [sku, waiting])).toEqual([[part.sku, 2]]);
  expect(list?.counts.awaited).toBe(1);
});
