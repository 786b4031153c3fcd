import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aStockAlert, askForAlert, restock, stockAlertsOf } from '#tests/factories/a-stock-alert.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aVariableProduct } from '#tests/factories/a-variable-product.ts';
import { emailsTo } from '#tests/factories/emails-to.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';
import { ASKING_WINDOW_MS, MOST_ASKED, MOST_FOR_ADDRESS, RESENT_AFTER_MS } from '../rules/stock-alert.ts';
import { readStockAlertPage } from './ask-for-stock-alert.ts';
import { sendStockAlerts } from './send-stock-alerts.ts';
import { changeStockAlert, openStockAlert } from './stock-alert-links.ts';

let home: TestDatabase;
let db: Database;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});
afterAll(() => home.close());

test('of a product with variations one waits for the chosen one, which has to be out of stock', async () => {
  const oil = await aVariableProduct(db, {
    variations: [{ terms: { litri: '1-l' }, stock: 0 }, { terms: { litri: '5-l' } }],
  });
  const [small = 0, large = 0] = oil.variationIds;
  const page = await readStockAlertPage(await aRequestContext(db), { product: String(oil.id), done: null });
  expect(page.product?.articles.map(({ id }) => id)).toEqual([small]);
  expect(await askForAlert(db, oil, { article: String(large) })).toMatchObject({
    status: 422,
    page: { problems: { article: 'no-article' } },
  });
  const { ctx } = await aStockAlert(db, small, 'olio@example.com');
  await restock(db, large);
  expect(await sendStockAlerts(ctx, large)).toBe(0);
  await restock(db, small);
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
  expect(await askForAlert(db, part, { email: person.email.toUpperCase() }, options)).toMatchObject({
    path: `/stock-alert/?product=${part.id}&done=active`,
  });
  expect(await emailsTo(db, person.email.toUpperCase())).toEqual([]);
  const ctx = await aRequestContext(db, options);
  const { own } = await readStockAlertPage(ctx, { product: String(part.id), done: null });
  expect(own).toHaveLength(1);
  expect(await askForAlert(db, part, { email: 'altra@example.com' }, options)).toMatchObject({
    path: `/stock-alert/?product=${part.id}&done=sent`,
  });
  expect(await emailsTo(db, 'altra@example.com')).toEqual(['stock-alert-confirm']);
  const stranger = await aPerson(db, null);
  const foreign = {
    person: stranger,
    found: { id: stranger.customerId + 100_000, customerId: stranger.customerId },
  };
  await askForAlert(db, part, { cancel: String(own[0]?.id) }, foreign);
  expect((await readStockAlertPage(ctx, { product: String(part.id), done: null })).own).toHaveLength(1);
  await askForAlert(db, part, { cancel: String(own[0]?.id) }, options);
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
  expect(await askForAlert(db, part, { email: person.email }, { person, found })).toMatchObject({
    path: `/stock-alert/?product=${part.id}&done=sent`,
  });
});

test('the answer is the same whether or not somebody asked under an address, and a second email follows only after a while', async () => {
  const part = await aProduct(db, { stock: 0 });
  const clock = fakeClock();
  const email = 'stesso@example.com';
  const first = await askForAlert(db, part, { email }, { clock });
  expect(await askForAlert(db, part, { email: 'Stesso@example.com' }, { clock })).toEqual(first);
  expect(await stockAlertsOf(db, part.id)).toHaveLength(1);
  clock.advance(RESENT_AFTER_MS);
  expect(await askForAlert(db, part, { email }, { clock })).toEqual(first);
  expect(await stockAlertsOf(db, part.id)).toHaveLength(1);
  expect(await emailsTo(db, email)).toEqual(['stock-alert-confirm', 'stock-alert-confirm']);
  await db
    .updateTable('stock_alerts')
    .set({ confirmed_at: clock.now() })
    .where('email', '=', email)
    .execute();
  clock.advance(RESENT_AFTER_MS);
  expect(await askForAlert(db, part, { email }, { clock })).toEqual(first);
  expect(await emailsTo(db, email)).toHaveLength(2);
});

test('who asks a lot has to wait; under one address no more emails are written, and the answer does not say so', async () => {
  const clock = fakeClock();
  const parts = await Promise.all(
    Array.from({ length: MOST_FOR_ADDRESS + 1 }, () => aProduct(db, { stock: 0 })),
  );
  for (const part of parts)
    expect(await askForAlert(db, part, { email: 'bersaglio@example.com' }, { clock })).toMatchObject({
      kind: 'go',
    });
  expect(await emailsTo(db, 'bersaglio@example.com')).toHaveLength(MOST_FOR_ADDRESS);
  const options = { clock, address: '198.51.100.9' };
  const [part = { id: 0 }] = parts;
  for (let asked = 0; asked < MOST_ASKED; asked += 1) await askForAlert(db, part, {}, options);
  expect(await askForAlert(db, part, {}, options)).toMatchObject({
    status: 429,
    page: { problems: { form: 'too-many' } },
  });
  clock.advance(ASKING_WINDOW_MS + 1);
  expect(await askForAlert(db, part, {}, options)).toMatchObject({ kind: 'go' });
});

test('what is wrong is named, and nothing is stored', async () => {
  const part = await aProduct(db, { stock: 0 });
  const draft = await aProduct(db, { stock: 0, columns: { status: 'draft' } });
  const there = await aProduct(db);
  expect(await askForAlert(db, part, { email: '' })).toMatchObject({
    status: 422,
    page: { problems: { email: 'no-email' } },
  });
  expect(await askForAlert(db, part, { email: 'nessuna' })).toMatchObject({ status: 422 });
  expect(await askForAlert(db, part, { website: 'https://spam.example' })).toMatchObject({ status: 422 });
  expect(await askForAlert(db, part, { _wpnonce: 'falso' })).toMatchObject({ status: 403 });
  expect(await askForAlert(db, draft)).toMatchObject({ status: 404, page: { product: null } });
  expect(await askForAlert(db, there)).toEqual({ kind: 'go', path: `/stock-alert/?product=${there.id}` });
  for (const { id } of [part, draft, there]) expect(await stockAlertsOf(db, id)).toEqual([]);
});

test('a key that was changed opens nothing; a link ends its request, or all of its address', async () => {
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => aProduct(db, { stock: 0 })));
  if (!one || !two || !three) throw new Error('no products');
  const email = 'disiscritto@example.com';
  const { ctx, key } = await aStockAlert(db, one.id, email);
  await aStockAlert(db, two.id, email);
  const last = await aStockAlert(db, three.id, email);
  expect(await openStockAlert(ctx, `${key}x`)).toBeNull();
  expect(
    await changeStockAlert(ctx, { key: key.replace(/^\d+/, String(last.id)), action: 'cancel' }),
  ).toBeNull();
  expect(await openStockAlert(ctx, key)).toMatchObject({ state: 'waiting', others: 2 });
  expect(await changeStockAlert(ctx, { key, action: 'cancel' })).toBe('cancelled');
  expect(await openStockAlert(ctx, key)).toBeNull();
  expect(await changeStockAlert(ctx, { key: last.key, action: 'cancel-all' })).toBe('all-cancelled');
  expect([...(await stockAlertsOf(db, two.id)), ...(await stockAlertsOf(db, three.id))]).toEqual([]);
});
