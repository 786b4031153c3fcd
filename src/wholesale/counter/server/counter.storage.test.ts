import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { readCart } from '#selling/cart/server/read-cart.ts';
import { aCounter, type Counter } from '#tests/factories/a-counter.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { findCustomers, listDrafts, openNewDraft } from './list-drafts.ts';
import { readDraft } from './read-draft.ts';

let home: TestDatabase;
let db: Database;
let counter: Counter;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  counter = await aCounter(db);
});
afterAll(() => home.close());

it('articles come in by code and pasted list, and what cannot be added is said', async () => {
  const { viewOf, post, sentencesOf, aDraft } = counter;
  await aProduct(db, { sku: 'BNC-100', regularPriceCents: 1000, stock: 10 });
  await db.updateTable('products').set({ min_quantity: 2 }).where('sku', '=', 'BNC-100').execute();
  await aProduct(db, { sku: 'BNC-200', regularPriceCents: 500, stock: 10 });
  const id = await aDraft();
  expect(await post(id, { action: 'add', code: 'bnc 100', quantity: '2' })).toMatchObject({ kind: 'go' });
  expect(await post(id, { action: 'paste', lines: 'BNC-200 3' })).toMatchObject({ kind: 'go' });
  expect((await viewOf(id)).cart.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['BNC-100', 2],
    ['BNC-200', 3],
  ]);
  expect(sentencesOf(await post(id, { action: 'add', code: 'NON-ESISTE-1', quantity: '1' }))).toContain(
    'NON-ESISTE-1',
  );
  expect(sentencesOf(await post(id, { action: 'add', code: 'BNC-200', quantity: '1,5' }))).toContain(
    'numero intero',
  );
  expect(sentencesOf(await post(id, { action: 'add', code: 'BNC-200', quantity: '99' }))).not.toBe('go');
  const other = await aDraft();
  expect(sentencesOf(await post(other, { action: 'add', code: 'BNC-100', quantity: '1' }))).toMatch(/\b2\b/);
  expect((await viewOf(other)).cart.lines).toEqual([]);
});

it('a draft becomes one order however often it is sent, taken from stock, with who took it in its history', async () => {
  const { staff, buyer, visitorOf, post, sentencesOf, aDraft, orderFields } = counter;
  const { id: productId } = await aProduct(db, { sku: 'BNC-300', regularPriceCents: 2000, stock: 5 });
  const id = await aDraft();
  await post(id, { action: 'add', code: 'BNC-300', quantity: '2' });
  const fields = await orderFields(id);
  const answers = await Promise.all([post(id, fields), post(id, fields)]);
  expect(answers.map(sentencesOf)).toEqual(['go', 'go']);
  expect(answers[0]).toEqual(answers[1]);
  const orders = await db.selectFrom('orders').select('id').where('customer_id', '=', buyer.id).execute();
  expect(orders).toHaveLength(1);
  expect(await readDraft(staff, id, visitorOf)).toBe(orders[0]?.id);
  expect((await listDrafts(staff)).some((row) => row.id === id)).toBe(false);
  const stock = await db
    .selectFrom('stock')
    .selectAll()
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  expect(stock).toMatchObject({ on_hand: 5, reserved: 2 });
  const events = await db
    .selectFrom('order_events')
    .select(['kind', 'who', 'person_name', 'note'])
    .orderBy('id')
    .execute();
  expect(events.at(-1)).toMatchObject({ kind: 'note', who: 'staff', note: 'Ordine preso per telefono.' });
});

it('what another assistant changed meanwhile, stock that is gone and a missing address keep the draft from being ordered', async () => {
  const { viewOf, post, sentencesOf, aDraft, orderFields } = counter;
  const { id: productId } = await aProduct(db, { sku: 'BNC-400', regularPriceCents: 2000, stock: 5 });
  const id = await aDraft('');
  await post(id, { action: 'add', code: 'BNC-400', quantity: '2' });
  const fields = await orderFields(id);
  expect(sentencesOf(await post(id, { ...fields, billing_city: '' }))).not.toBe('go');
  await post(id, { action: 'add', code: 'BNC-400', quantity: '1' });
  expect(sentencesOf(await post(id, fields))).not.toBe('go');
  await db.updateTable('stock').set({ on_hand: 1 }).where('product_id', '=', productId).execute();
  expect(sentencesOf(await post(id, await orderFields(id)))).not.toBe('go');
  const view = await viewOf(id);
  expect(view.cart.lines.map(({ quantity }) => quantity)).toEqual([3]);
  expect(view.fields).toMatchObject({ billing_city: 'Milano' });
  expect(view.problems).toHaveLength(1);
});

it('customers are found by their words, a discarded draft is gone, and the customer’s own cart stays as it is', async () => {
  const { staff, buyer, visitorOf, post, aDraft } = counter;
  expect((await findCustomers(staff, 'banconi ada')).map(({ id }) => id)).toEqual([buyer.id]);
  expect(await findCustomers(staff, ' ')).toEqual([]);
  await db
    .updateTable('customers')
    .set({ billing_address: JSON.stringify({ phone: '+39 347 55.66-778' }) })
    .where('id', '=', buyer.id)
    .execute();
  for (const typed of ['3475566778', '347 5566', '+39347'])
    expect((await findCustomers(staff, typed)).map(({ id }) => id)).toEqual([buyer.id]);
  const id = await aDraft();
  await post(id, { action: 'add', code: 'BNC-200', quantity: '1' });
  expect((await readCart(staff)).lines).toEqual([]);
  expect(await post(id, { action: 'discard' })).toEqual({ kind: 'go', path: '/staff/counter/?discarded=1' });
  expect(
    await db
      .selectFrom('audit_entries')
      .select(['subject_kind', 'before'])
      .orderBy('id', 'desc')
      .executeTakeFirst(),
  ).toEqual({
    subject_kind: 'counter-draft',
    before: { customer: 'Ada', lines: 1, price: 1290 },
  });
  expect(await readDraft(staff, id, visitorOf)).toBeNull();
  expect(await openNewDraft(staff, { origin: 'phone', customer: '99999999' })).toEqual({ kind: 'gone' });
});

it('goods that are handed over at the counter for an invoice need its name and address; by telephone every order does', async () => {
  const { post, viewOf, sentencesOf, aDraft } = counter;
  await aProduct(db, { sku: 'BNC-700', regularPriceCents: 1000, stock: 9 });
  const order = async (origin: string, fields = {}) => {
    const id = await aDraft('', origin);
    await post(id, { action: 'add', code: 'BNC-700', quantity: '1' });
    const { cart } = await viewOf(id);
    return post(id, {
      action: 'order',
      billing_country: 'IT',
      payment_method: 'bacs',
      'shipping_method[0]': cart.shipping?.method ?? '',
      cart_hash_seen: cart.hash,
      ...fields,
    });
  };
  expect(sentencesOf(await order('phone'))).toContain('Nome');
  expect(sentencesOf(await order('counter'))).toContain('scontrino');
  const invoice = { invoice_wanted: '1', invoice_kind: 'person', invoice_tax_code: 'RSSMRA85T10A562S' };
  expect(sentencesOf(await order('counter', invoice))).toContain('Nome');
});

it('a payment link is offered where a provider is connected, and its email leads to the page that pays the order', async () => {
  const { staff, postAs, viewOf, aDraft, orderFields } = counter;
  const id = await aDraft();
  await counter.post(id, { action: 'add', code: 'BNC-700', quantity: '1' });
  expect((await viewOf(id)).payments.map((one) => one.id)).not.toContain('payment-link');
  const connected = { ...staff, paymentAdapters: { satispay: {} as never } };
  expect((await viewOf(id, connected)).payments.map((one) => one.id)).toContain('payment-link');
  const ordered = await postAs(connected, id, { ...(await orderFields(id)), payment_method: 'payment-link' });
  const orderId = Number(/(\d+)\/$/.exec(ordered.kind === 'go' ? ordered.path : '')?.[1]);
  const order = await db
    .selectFrom('orders')
    .select(['status', 'payment_method'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(order).toEqual({ status: 'pending', payment_method: 'payment-link' });
  const emails = await db
    .selectFrom('outbox')
    .select(['kind', 'recipient'])
    .where('order_id', '=', orderId)
    .execute();
  expect(emails).toEqual([{ kind: 'order-pending', recipient: 'ada@example.it' }]);
});

it('the location that was chosen serves what it has, and the others the rest', async () => {
  const { post, aDraft, orderFields, viewOf } = counter;
  const { id: productId } = await aProduct(db, { sku: 'BNC-800', regularPriceCents: 1000, stock: 9 });
  expect((await viewOf(await aDraft())).locations).toEqual([]);
  const branch = await db
    .insertInto('stock_locations')
    .values({ name: 'Filiale', kind: 'branch', address: '', position: 9 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('stock_at_locations')
    .values({ location_id: branch.id, product_id: productId, on_hand: 3, reserved: 0 })
    .execute();
  const id = await aDraft();
  await post(id, { action: 'add', code: 'BNC-800', quantity: '4' });
  expect((await viewOf(id)).locations.map(({ name }) => name)).toContain('Filiale');
  const ordered = await post(id, { ...(await orderFields(id)), location: String(branch.id) });
  expect(ordered).toMatchObject({ kind: 'go' });
  const served = await db
    .selectFrom('stock_allocations')
    .select(['location_id', 'quantity'])
    .where('product_id', '=', productId)
    .orderBy('quantity')
    .execute();
  expect(served).toMatchObject([{ quantity: 1 }, { location_id: branch.id, quantity: 3 }]);
});
