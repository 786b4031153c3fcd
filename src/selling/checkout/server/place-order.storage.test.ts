import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, createPool, type Database } from '#foundation/database/client.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { readCart } from '#selling/cart/server/read-cart.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { aCheckoutForm } from '#tests/factories/a-checkout-form.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { type FreshDatabase, freshDatabase } from '#tests/factories/test-database.ts';
import { readCheckoutForm } from '../rules/checkout-form.ts';
import { checkOrder, placeOrder } from './place-order.ts';

let home: FreshDatabase;
let pool: pg.Pool;
let db: Database;

beforeAll(async () => {
  home = await freshDatabase();
  pool = createPool(home.url, { max: 20 });
  db = createDatabase(pool);
});

afterAll(async () => {
  await pool.end();
  await home.drop();
});

async function aBuyerWith(productId: number, quantity: number): Promise<TestRequestContext> {
  const ctx = await aRequestContext(db);
  const added = await addToCart(ctx, { productId, quantity, attributes: {} });
  expect(added.ok).toBe(true);
  return ctx;
}

const form = (options: Parameters<typeof aCheckoutForm>[0] = {}) => readCheckoutForm(aCheckoutForm(options));

async function stockOf(productId: number) {
  return db
    .selectFrom('stock')
    .select(['on_hand', 'reserved'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
}

const orderCount = async () =>
  (
    await db
      .selectFrom('orders')
      .select((of) => of.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

test('[CHK-13] a guest places an order that snapshots lines, addresses, VAT and total', async () => {
  const product = await aProduct(db, { stock: 10 });
  const ctx = await aBuyerWith(product.id, 3);
  const cart = await readCart(ctx);

  const placed = await placeOrder(ctx, form({ order_comments: 'Citofono B' }));

  if (!placed.ok) throw new Error(placed.error.code);
  const order = await readOrder({ db }, placed.order.id);
  expect(order).toMatchObject({
    status: 'on-hold',
    mode: 'gross',
    note: 'Citofono B',
    paymentTitle: 'Bonifico bancario',
    subtotal: 3660,
    shippingAmount: 790,
    total: cart.total,
    taxLines: [{ rate: 2200, tax: 802 }],
  });
  expect(order?.lines).toMatchObject([
    { name: product.name, sku: product.sku, quantity: 3, unit: 1220, net: 3000, tax: 660 },
  ]);
  expect(order?.billing.email).toBe('anna.bianchi@example.com');
  expect(order?.shipping.city).toBe('Modena');
  expect((await readCart(ctx)).lines).toEqual([]);
});

test('an order by bank transfer reserves stock, one by cash on delivery takes it, and the ledger adds up', async () => {
  const product = await aProduct(db, { stock: 10 });
  await placeOrder(await aBuyerWith(product.id, 2), form({ payment_method: 'bacs' }));
  expect(await stockOf(product.id)).toEqual({ on_hand: 10, reserved: 2 });
  await placeOrder(await aBuyerWith(product.id, 3), form({ payment_method: 'cod' }));
  expect(await stockOf(product.id)).toEqual({ on_hand: 7, reserved: 2 });
  const sold = await db
    .selectFrom('stock_movements')
    .select('delta')
    .where('product_id', '=', product.id)
    .where('reason', '=', 'sale')
    .execute();
  expect(sold).toEqual([{ delta: -3 }]);
});

test('emails, and the job that sends them, are written with the order', async () => {
  const product = await aProduct(db, { stock: 10 });
  const placed = await placeOrder(await aBuyerWith(product.id, 1), form());
  if (!placed.ok) throw new Error(placed.error.code);
  const mails = await db
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'status'])
    .where('order_id', '=', placed.order.id)
    .orderBy('id')
    .execute();
  expect(mails).toEqual([
    { kind: 'order-confirmation', recipient: 'anna.bianchi@example.com', status: 'waiting' },
    { kind: 'new-order', recipient: 'ordini@pistone.example', status: 'waiting' },
  ]);
  const { rows } = await pool.query(
    'select task_identifier, attempts from graphile_worker.jobs where key = $1',
    [`order-${placed.order.id}`],
  );
  expect(rows).toEqual([{ task_identifier: 'follow-up-order', attempts: 0 }]);
});

test('order numbers follow each other without a gap, also when an order fails in between', async () => {
  const product = await aProduct(db, { stock: 1 });
  const first = await aBuyerWith(product.id, 1);
  const late = await aBuyerWith(product.id, 1);
  const other = await aBuyerWith((await aProduct(db)).id, 1);
  const one = await placeOrder(first, form());
  const refused = await placeOrder(late, form());
  const two = await placeOrder(other, form());
  expect(refused).toMatchObject({ ok: false, error: { code: 'cart-problems' } });
  expect(one.ok && two.ok && two.order.number - one.order.number).toBe(1);
});

test('the same form posted ten times at once makes one order and ten equal answers', async () => {
  const product = await aProduct(db, { stock: 100 });
  const ctx = await aBuyerWith(product.id, 5);
  const before = await orderCount();
  const answers = await Promise.all(Array.from({ length: 10 }, () => placeOrder(ctx, form())));
  expect(await orderCount()).toBe(before + 1);
  expect(new Set(answers.map((answer) => answer.ok && answer.order.id)).size).toBe(1);
  expect(await stockOf(product.id)).toEqual({ on_hand: 100, reserved: 5 });
});

test('the same form for a new cart is a new order', async () => {
  const product = await aProduct(db, { stock: 100 });
  const ctx = await aBuyerWith(product.id, 1);
  const first = await placeOrder(ctx, form());
  await addToCart(ctx, { productId: product.id, quantity: 1, attributes: {} });
  const second = await placeOrder(ctx, form());
  expect(first.ok && second.ok && first.order.id !== second.order.id).toBe(true);
});

test('200 buyers at once for 50 pieces make exactly 50 orders', async () => {
  const product = await aProduct(db, { stock: 50 });
  const buyers = await Promise.all(Array.from({ length: 200 }, () => aBuyerWith(product.id, 1)));
  const before = await orderCount();
  const answers = await Promise.all(
    buyers.map((buyer, index) => placeOrder(buyer, form({ payment_method: index % 2 ? 'bacs' : 'cod' }))),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(50);
  expect(await orderCount()).toBe(before + 50);
  const { on_hand, reserved } = await stockOf(product.id);
  expect(on_hand - reserved).toBe(0);
});

test.each([
  ['a missing name', { billing_first_name: '' }],
  ['an unknown country', { billing_country: 'ZZ' }],
  ['an unknown province', { billing_state: 'QQ' }],
  ['terms that were not accepted', { terms: undefined }],
  ['a note of a megabyte', { order_comments: 'x'.repeat(1_000_000) }],
  ['a payment that is not offered', { payment_method: 'card' }],
  [
    'a country that the shop does not send to',
    { billing_country: 'JP', billing_state: 'JP13', billing_postcode: '100-0001' },
  ],
  ['a cart that differs from the one seen', { cart_hash_seen: 'f'.repeat(32) }],
])('%s is refused and leaves cart, stock and orders as they were', async (_, options) => {
  const product = await aProduct(db, { stock: 4 });
  const ctx = await aBuyerWith(product.id, 2);
  const [hash, orders] = [(await readCart(ctx)).hash, await orderCount()];
  const answer = await placeOrder(ctx, form(options));
  expect(answer.ok).toBe(false);
  expect(await orderCount()).toBe(orders);
  expect(await stockOf(product.id)).toEqual({ on_hand: 4, reserved: 0 });
  expect((await readCart(ctx)).hash).toBe(hash);
});

test('a price that changed after the summary was shown is reported before anything is ordered', async () => {
  const product = await aProduct(db, { stock: 4 });
  const ctx = await aBuyerWith(product.id, 1);
  const { hash } = await readCart(ctx);
  await db.updateTable('products').set({ regular_price_cents: 1830 }).where('id', '=', product.id).execute();
  const answer = await placeOrder(ctx, form({ cart_hash_seen: hash }));
  expect(answer).toEqual({ ok: false, error: { code: 'cart-changed' } });
  const seenLater = await placeOrder(ctx, form({ cart_hash_seen: (await readCart(ctx)).hash }));
  expect(seenLater.ok).toBe(true);
});

test('delivery outside the VAT area is exempt from VAT, to the cent', async () => {
  const product = await aProduct(db, { stock: 4 });
  const ctx = await aBuyerWith(product.id, 2);
  const placed = await placeOrder(
    ctx,
    form({ billing_country: 'CH', billing_state: 'TI', billing_city: 'Lugano', billing_postcode: '6900' }),
  );
  if (!placed.ok) throw new Error(placed.error.code);
  const order = await readOrder({ db }, placed.order.id);
  expect(order).toMatchObject({ subtotal: 2000, tax: 0, taxLines: [], shippingAmount: 648, total: 2648 });
});

test('SQL and HTML in every text are stored as text', async () => {
  const product = await aProduct(db, { stock: 4 });
  const nasty = `'; drop table orders; -- <script>alert(1)</script>`;
  const placed = await placeOrder(
    await aBuyerWith(product.id, 1),
    form({ billing_first_name: nasty, billing_address_1: nasty, order_comments: nasty }),
  );
  if (!placed.ok) throw new Error(placed.error.code);
  const order = await readOrder({ db }, placed.order.id);
  expect([order?.billing.firstName, order?.billing.address1, order?.note]).toEqual([nasty, nasty, nasty]);
});

test('checking a form stores its destination in the cart only if the form has already made its order', async () => {
  const product = await aProduct(db, { stock: 10 });
  const ctx = await aBuyerWith(product.id, 1);
  const shown = async () => (await readCart(ctx)).destination.postcode;
  const before = await shown();

  expect(await checkOrder(ctx, form())).toEqual({ ok: true });
  expect(await shown()).toBe(before);

  expect((await placeOrder(ctx, form())).ok).toBe(true);
  const ordered = await shown();
  const { id } = ctx.session.current() ?? {};
  await db
    .updateTable('carts')
    .set({ destination: null })
    .where('session_id', '=', id ?? 0)
    .execute();
  expect(await shown()).toBe(before);
  expect(await checkOrder(ctx, form())).toEqual({ ok: true });
  expect(await shown()).toBe(ordered);
  expect(ordered).not.toBe(before);
});
