import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aStoredCoupon } from '#tests/factories/a-coupon.ts';
import { aCustomer } from '#tests/factories/a-customer.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
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

async function logIn(ctx: Awaited<ReturnType<typeof aRequestContext>>, customerId: number) {
  await db.transaction().execute(async (trx) => {
    const guest = ctx.session.current();
    if (guest) await mergeCarts(trx, { sessionId: guest.id, customerId });
    await ctx.session.logIn(trx, customerId);
  });
}

it('a cart survives log-in and log-out, merged line by line', async () => {
  const customerId = (await aCustomer(db)).id;
  const [pads, disc] = [await aProduct(db), await aProduct(db)];
  const phone = await aRequestContext(db);
  await addToCart(phone, { productId: pads.id, quantity: 3, attributes: {} });
  await logIn(phone, customerId);
  expect((await readCart(phone)).lines.map((line) => line.quantity)).toEqual([3]);

  const setup = await aRequestContext(db);
  await addToCart(setup, { productId: pads.id, quantity: 2, attributes: {} });
  await addToCart(setup, { productId: disc.id, quantity: 1, attributes: {} });
  await logIn(setup, customerId);
  const merged = await readCart(setup);
  expect(merged.lines.map((line) => [line.productId, line.quantity])).toEqual([
    [pads.id, 3],
    [disc.id, 1],
  ]);
  expect((await readCart(phone)).hash).toBe(merged.hash);

  await setup.session.logOut(db);
  expect((await readCart(setup)).count).toBe(0);
  await logIn(setup, customerId);
  expect((await readCart(setup)).count).toBe(4);
});

it("a guest without a cart leaves the customer's cart unchanged", async () => {
  const customerId = (await aCustomer(db)).id;
  const ctx = await aRequestContext(db);
  await ctx.session.open(db);
  await logIn(ctx, customerId);
  expect((await readCart(ctx)).count).toBe(0);
});

it('a line in both carts gets the larger quantity, a quantity beyond the stock is reported, and coupons are copied once', async () => {
  const customerId = (await aCustomer(db)).id;
  const disc = await aProduct(db, { stock: 5 });
  const [own, both] = [await aStoredCoupon(db), await aStoredCoupon(db)];
  const phone = await aRequestContext(db);
  await addToCart(phone, { productId: disc.id, quantity: 3, attributes: {} });
  for (const { code } of [own, both]) await applyCoupon(phone, { code });
  await logIn(phone, customerId);
  const setup = await aRequestContext(db);
  await addToCart(setup, { productId: disc.id, quantity: 5, attributes: {} });
  await applyCoupon(setup, { code: both.code });
  await db.updateTable('stock').set({ reserved: 1 }).where('product_id', '=', disc.id).execute();
  await logIn(setup, customerId);
  expect(await readCart(setup)).toMatchObject({
    lines: [{ productId: disc.id, quantity: 5 }],
    coupons: [{ code: own.code }, { code: both.code }],
    problems: [{ code: 'not-enough-stock', available: 4 }],
  });
});
