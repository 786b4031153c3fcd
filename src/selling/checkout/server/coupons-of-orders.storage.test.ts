import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { applyCoupon } from '#selling/cart/server/coupons/apply-coupon.ts';
import { removeCoupon } from '#selling/cart/server/coupons/remove-coupon.ts';
import { readCart } from '#selling/cart/server/read-cart.ts';
import { releaseCouponUses, restoreCouponUses } from '#selling/coupons/server/release-coupon-uses.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { aCategory } from '#tests/factories/a-category.ts';
import { aCheckoutForm } from '#tests/factories/a-checkout-form.ts';
import { aStoredCoupon } from '#tests/factories/a-coupon.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { readCheckoutForm } from '../rules/checkout-form.ts';
import { placeOrder } from './place-order.ts';

let home: TestDatabase;
let db: Database;

beforeAll(async () => {
  home = await aTestDatabase({ max: 20 });
  db = home.db;
});

afterAll(() => home.close());

async function aBuyerWith(productId: number, quantity = 1, code?: string): Promise<TestRequestContext> {
  const ctx = await aRequestContext(db);
  expect((await addToCart(ctx, { productId, quantity, attributes: {} })).ok).toBe(true);
  if (code !== undefined) expect(await applyCoupon(ctx, { code })).toMatchObject({ ok: true });
  return ctx;
}

const form = (options: Parameters<typeof aCheckoutForm>[0] = {}) => readCheckoutForm(aCheckoutForm(options));

async function usedOf(id: number): Promise<number> {
  const row = await db.selectFrom('coupons').select('used').where('id', '=', id).executeTakeFirstOrThrow();
  return row.used;
}

const refusalOf = (result: Awaited<ReturnType<typeof placeOrder>>) =>
  result.ok || result.error.code !== 'cart-problems' ? result : result.error.problems[0];

test('an order stores its coupons, the discount of each line, and VAT on the discounted amounts', async () => {
  const product = await aProduct(db, { stock: 10 });
  const other = await aProduct(db, { stock: 10 });
  const coupon = await aStoredCoupon(db, { code: 'Benvenuto10' });
  const ctx = await aBuyerWith(product.id, 3, ' BENVENUTO10 ');
  await addToCart(ctx, { productId: other.id, quantity: 1, attributes: {} });
  const cart = await readCart(ctx);
  expect(cart).toMatchObject({
    subtotal: 4880,
    discount: 488,
    coupons: [{ code: 'Benvenuto10', amount: 488 }],
  });
  expect(cart.total).toBe(4880 - 488 + 790);

  const placed = await placeOrder(ctx, form());

  if (!placed.ok) throw new Error(placed.error.code);
  const order = await readOrder({ db }, placed.order.id);
  expect(order).toMatchObject({
    subtotal: 4880,
    coupons: [{ code: 'Benvenuto10', amount: 488, freeShipping: false }],
    total: cart.total,
    tax: cart.tax,
  });
  expect(order?.lines).toMatchObject([
    { subtotal: 3660, discount: 366, net: 2700, tax: 594 },
    { subtotal: 1220, discount: 122, net: 900, tax: 198 },
  ]);
  expect(await usedOf(coupon.id)).toBe(1);
  expect(await readCart(ctx)).toMatchObject({ lines: [], coupons: [] });
});

test('of many concurrent buyers exactly as many as the limit allows use a coupon, and the others leave no trace', async () => {
  const product = await aProduct(db, { stock: 100 });
  const { id, code } = await aStoredCoupon(db, { limit_total: 5 });
  const buyers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => aBuyerWith(product.id, 1, code).then((ctx) => ({ ctx, n }))),
  );
  const results = await Promise.all(
    buyers.map(({ ctx, n }) => placeOrder(ctx, form({ billing_email: `anna${n}@example.com` }))),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(5);
  for (const result of results.filter(({ ok }) => !ok)) {
    expect(refusalOf(result)).toMatchObject({
      code: 'coupon-refused',
      name: code,
      refusal: { code: 'used-up' },
    });
  }
  expect(await usedOf(id)).toBe(5);
  const uses = await db.selectFrom('coupon_uses').select('id').where('coupon_id', '=', id).execute();
  expect(uses).toHaveLength(5);
  const stock = await db
    .selectFrom('stock')
    .select('reserved')
    .where('product_id', '=', product.id)
    .executeTakeFirst();
  expect(stock?.reserved).toBe(5);
});

test('one customer uses a coupon no more often than allowed, by email address in any case, concurrently too', async () => {
  const product = await aProduct(db, { stock: 100 });
  const { id, code } = await aStoredCoupon(db, { limit_per_customer: 1 });
  const buyers = await Promise.all(Array.from({ length: 4 }, () => aBuyerWith(product.id, 1, code)));
  const results = await Promise.all(
    buyers.map((ctx, n) =>
      placeOrder(ctx, form({ billing_email: n % 2 ? 'Una@Example.com' : 'una@example.com' })),
    ),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await usedOf(id)).toBe(1);
  const repeated = await placeOrder(
    await aBuyerWith(product.id, 1, code),
    form({ billing_email: 'UNA@example.com' }),
  );
  expect(refusalOf(repeated)).toMatchObject({ refusal: { code: 'used-by-buyer' } });
  const somebodyElse = await aBuyerWith(product.id);
  expect(await applyCoupon(somebodyElse, { code, billingEmail: ' una@EXAMPLE.com' })).toMatchObject({
    error: { code: 'used-by-buyer' },
  });
});

test('the coupon use of a cancelled order is released once, and counted once more when the order is reopened', async () => {
  const product = await aProduct(db, { stock: 10 });
  const { id, code } = await aStoredCoupon(db, { limit_total: 1 });
  const placed = await placeOrder(await aBuyerWith(product.id, 1, code), form());
  if (!placed.ok) throw new Error(placed.error.code);
  const { id: orderId } = placed.order;
  const next = await aBuyerWith(product.id);
  expect(await applyCoupon(next, { code })).toMatchObject({ error: { code: 'used-up' } });
  await Promise.all([releaseCouponUses(db, orderId), releaseCouponUses(db, orderId)]);
  expect(await usedOf(id)).toBe(0);
  expect(await applyCoupon(next, { code })).toMatchObject({ ok: true });
  expect(await restoreCouponUses(db, orderId)).toBe(1);
  expect(await restoreCouponUses(db, orderId)).toBe(0);
  expect(await usedOf(id)).toBe(1);
});

test('a coupon that became invalid is reported, gives no discount and blocks the order until it is removed', async () => {
  const product = await aProduct(db, { stock: 10 });
  const { id, code } = await aStoredCoupon(db, { free_shipping: true });
  const ctx = await aBuyerWith(product.id, 1, code);
  expect(await readCart(ctx)).toMatchObject({
    discount: 122,
    shipping: { amount: 0 },
    missingForFreeShipping: 0,
  });
  await db.updateTable('coupons').set({ active: false }).where('id', '=', id).execute();
  expect(await readCart(ctx)).toMatchObject({
    discount: 0,
    shipping: { amount: 790 },
    coupons: [{ code, amount: 0, refused: true }],
    problems: [{ code: 'coupon-refused', refusal: { code: 'not-active' } }],
  });
  expect(refusalOf(await placeOrder(ctx, form()))).toMatchObject({ code: 'coupon-refused' });
  expect(await removeCoupon(ctx, { code: code.toLowerCase() })).toEqual({ code });
  expect(await removeCoupon(ctx, { code })).toBeNull();
  expect(await placeOrder(ctx, form())).toMatchObject({ ok: true });
});

test('a coupon of a category is for products in it and below it', async () => {
  const above = await aCategory(db);
  const inside = await aProduct(db);
  const outside = await aProduct(db);
  await db
    .insertInto('product_categories')
    .values({ category_id: above.id, product_id: inside.id, direct: false })
    .execute();
  const { code } = await aStoredCoupon(db, { category_ids: [above.id], amount: 2500 });
  const ctx = await aBuyerWith(outside.id);
  expect(await applyCoupon(ctx, { code })).toMatchObject({ error: { code: 'no-item' } });
  await addToCart(ctx, { productId: inside.id, quantity: 2, attributes: {} });
  expect(await applyCoupon(ctx, { code })).toMatchObject({ ok: true });
  expect(await readCart(ctx)).toMatchObject({ discount: 610 });
});

test('codes are applied once, alone where they cannot be combined, and never to an empty cart', async () => {
  const product = await aProduct(db);
  const [plain, alone] = [await aStoredCoupon(db), await aStoredCoupon(db, { individual_use: true })];
  const ctx = await aBuyerWith(product.id, 1, plain.code);
  const error = async (code: string) => {
    const result = await applyCoupon(ctx, { code });
    return result.ok ? null : result.error.code;
  };
  expect(await error(plain.code.toLowerCase())).toBe('already-applied');
  expect(await error('BOH')).toBe('unknown');
  expect(await error('  ')).toBe('no-code');
  expect(await applyCoupon(ctx, { code: alone.code })).toMatchObject({ ok: true, replaced: true });
  expect((await readCart(ctx)).coupons.map(({ code }) => code)).toEqual([alone.code]);
  expect(await error(plain.code)).toBe('not-combinable');
  expect(await applyCoupon(await aRequestContext(db), { code: plain.code })).toMatchObject({
    error: { code: 'empty-cart' },
  });
});
