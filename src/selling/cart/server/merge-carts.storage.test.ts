import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aKeptCoupon } from '#tests/factories/a-coupon.ts';
import { aCustomer } from '#tests/factories/a-customer.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aToolbox } from '#tests/factories/a-toolbox.ts';
import { addToCart } from './add-to-cart.ts';
import { applyCoupon } from './coupons/apply-coupon.ts';
import { mergeCarts } from './merge-carts.ts';
import { readCart } from './read-cart.ts';

let home: TestDatabase;
let db: Database;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});
afterAll(() => home.close());

async function logIn(toolbox: Awaited<ReturnType<typeof aToolbox>>, customerId: number) {
  await db.transaction().execute(async (trx) => {
    const guest = toolbox.session.current();
    if (guest) await mergeCarts(trx, { sessionId: guest.id, customerId });
    await toolbox.session.logIn(trx, customerId);
  });
}

it('a cart survives log-in and log-out, merged line by line', async () => {
  const customerId = (await aCustomer(db)).id;
  const [pads, disc] = [await aProduct(db), await aProduct(db)];
  const phone = await aToolbox(db);
  await addToCart(phone, { productId: pads.id, quantity: 3, attributes: {} });
  await logIn(phone, customerId);
  expect((await readCart(phone)).lines.map((line) => line.quantity)).toEqual([3]);

  const desk = await aToolbox(db);
  await addToCart(desk, { productId: pads.id, quantity: 2, attributes: {} });
  await addToCart(desk, { productId: disc.id, quantity: 1, attributes: {} });
  await logIn(desk, customerId);
  const merged = await readCart(desk);
  expect(merged.lines.map((line) => [line.productId, line.quantity])).toEqual([
    [pads.id, 3],
    [disc.id, 1],
  ]);
  expect((await readCart(phone)).hash).toBe(merged.hash);

  await desk.session.logOut(db);
  expect((await readCart(desk)).count).toBe(0);
  await logIn(desk, customerId);
  expect((await readCart(desk)).count).toBe(4);
});

it('a guest without a cart leaves the customer with theirs', async () => {
  const customerId = (await aCustomer(db)).id;
  const toolbox = await aToolbox(db);
  await toolbox.session.open(db);
  await logIn(toolbox, customerId);
  expect((await readCart(toolbox)).count).toBe(0);
});

it('of a line that both carts hold the larger quantity stays, what stock no longer allows is told, and coupons come along once', async () => {
  const customerId = (await aCustomer(db)).id;
  const disc = await aProduct(db, { stock: 5 });
  const [own, both] = [await aKeptCoupon(db), await aKeptCoupon(db)];
  const phone = await aToolbox(db);
  await addToCart(phone, { productId: disc.id, quantity: 3, attributes: {} });
  for (const { code } of [own, both]) await applyCoupon(phone, { code });
  await logIn(phone, customerId);
  const desk = await aToolbox(db);
  await addToCart(desk, { productId: disc.id, quantity: 5, attributes: {} });
  await applyCoupon(desk, { code: both.code });
  await db.updateTable('stock').set({ reserved: 1 }).where('product_id', '=', disc.id).execute();
  await logIn(desk, customerId);
  expect(await readCart(desk)).toMatchObject({
    lines: [{ productId: disc.id, quantity: 5 }],
    coupons: [{ code: own.code }, { code: both.code }],
    problems: [{ code: 'not-enough-stock', available: 4 }],
  });
});
