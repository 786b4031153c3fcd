import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCents, toCents } from '#foundation/money/rules/cents.ts';
import { aCoupon } from './a-coupon.ts';
import type { CartToDiscount, LineToDiscount } from './check-coupon.ts';
import type { Coupon } from './coupon.ts';
import { discountCart } from './discount-cart.ts';

const aLine = (key: string, amount: number, options: Partial<LineToDiscount> = {}): LineToDiscount => ({
  key,
  productId: 1,
  itemId: 1,
  categories: [],
  onSale: false,
  quantity: 1,
  amount: toCents(amount),
  ...options,
});

const aCart = (...lines: readonly LineToDiscount[]): CartToDiscount => ({
  lines,
  goods: addCents(...lines.map((line) => line.amount)),
  inMode: (withTax) => withTax,
  now: 1000,
});

const offOf = (coupons: readonly Coupon[], cart: CartToDiscount) =>
  Object.fromEntries(discountCart(coupons, cart).byLine);

describe('discounts of coupons', () => {
  it('a percentage is rounded once for the whole and split over the lines, the largest remainder first', () => {
    const cart = aCart(aLine('a', 333), aLine('b', 333), aLine('c', 333));
    // 10 % of 9,99 is 1,00: a cent more than three times 0,33
    expect(offOf([aCoupon({ kind: 'percent', amount: 1000 })], cart)).toEqual({ a: 34, b: 33, c: 33 });
  });

  it('an amount off the cart is split in proportion and never more than the goods', () => {
    const cart = aCart(aLine('a', 1000), aLine('b', 500));
    const coupon = (amount: number) => aCoupon({ kind: 'fixed_cart', amount });
    expect(offOf([coupon(500)], cart)).toEqual({ a: 333, b: 167 });
    expect(offOf([coupon(9999)], cart)).toEqual({ a: 1000, b: 500 });
  });

  it('an amount off a product counts for each piece, up to its price', () => {
    const cart = aCart(aLine('a', 900, { quantity: 3 }), aLine('b', 150));
    expect(offOf([aCoupon({ kind: 'fixed_product', amount: 200 })], cart)).toEqual({ a: 600, b: 150 });
  });

  it('discounts only the products and categories that it is for, and none that it excludes', () => {
    const cart = aCart(
      aLine('oil', 1000, { productId: 1, categories: [5, 9] }),
      aLine('disc', 1000, { productId: 2, categories: [6] }),
      aLine('lamp', 1000, { productId: 3, itemId: 31, categories: [9] }),
    );
    const off = (options: Partial<Coupon>) =>
      Object.keys(offOf([aCoupon({ amount: 1000, ...options })], cart));
    expect(off({})).toEqual(['oil', 'disc', 'lamp']);
    expect(off({ only: { products: [2], categories: [] } })).toEqual(['disc']);
    expect(off({ only: { products: [31], categories: [5] } })).toEqual(['oil', 'lamp']);
    expect(off({ except: { products: [1], categories: [6] } })).toEqual(['lamp']);
    expect(
      off({ only: { products: [], categories: [9] }, except: { products: [3], categories: [] } }),
    ).toEqual(['oil']);
  });

  it('excludes items on sale where the coupon says so', () => {
    const cart = aCart(aLine('a', 1000, { onSale: true }), aLine('b', 1000));
    expect(offOf([aCoupon({ amount: 1000, excludesSaleItems: true })], cart)).toEqual({ b: 100 });
  });

  it('coupons together never take off more than a line costs, and each reports its own discount', () => {
    const cart = aCart(aLine('a', 1000));
    const { coupons, total } = discountCart(
      [
        aCoupon({ id: 1, kind: 'fixed_cart', amount: 5000 }),
        aCoupon({ id: 2, kind: 'percent', amount: 5000 }),
        aCoupon({ id: 3, kind: 'fixed_product', amount: 300 }),
      ],
      cart,
    );
    expect(total).toBe(1000);
    expect(coupons.map(({ amount }) => amount)).toEqual([200, 500, 300]);
  });

  it('a coupon that cannot be combined refuses the others; of two such coupons the first counts', () => {
    const cart = aCart(aLine('a', 1000));
    const alone = aCoupon({ id: 1, code: 'SOLO', individualUse: true });
    const alsoAlone = aCoupon({ id: 2, code: 'UNICO', individualUse: true });
    const plain = aCoupon({ id: 3, code: 'CON' });
    const refusals = (...coupons: readonly Coupon[]) =>
      discountCart(coupons, cart).coupons.map(({ refusal }) => refusal);
    const clash = { code: 'not-combinable', other: 'SOLO' };
    expect(refusals(plain, alone)).toEqual([clash, null]);
    expect(refusals(alone, alsoAlone)).toEqual([null, clash]);
  });

  it('a refused coupon gives no discount and no free shipping', () => {
    const cart = aCart(aLine('a', 1000));
    const { total, freeShipping } = discountCart(
      [aCoupon({ freeShipping: true, minimum: toCents(1001) })],
      cart,
    );
    expect({ total, freeShipping }).toEqual({ total: 0, freeShipping: false });
  });

  it('whatever the coupons: shares are whole, add up, and no line costs less than nothing', () => {
    const lines = fc.array(
      fc.record({
        amount: fc.integer({ min: 0, max: 2_000_000 }),
        quantity: fc.integer({ min: 1, max: 500 }),
        onSale: fc.boolean(),
      }),
      { maxLength: 30 },
    );
    const coupons = fc.array(
      fc.record({
        kind: fc.constantFrom('percent' as const, 'fixed_cart' as const, 'fixed_product' as const),
        amount: fc.integer({ min: 0, max: 10_000 }),
        excludesSaleItems: fc.boolean(),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(lines, coupons, (someLines, someCoupons) => {
        const cart = aCart(
          ...someLines.map(({ amount, ...options }, index) => aLine(`k${index}`, amount, options)),
        );
        const result = discountCart(
          someCoupons.map((options, index) => aCoupon({ id: index + 1, ...options })),
          cart,
        );
        for (const line of cart.lines) {
          const off = result.byLine.get(line.key) ?? 0;
          expect(off).toBeGreaterThanOrEqual(0);
          expect(off).toBeLessThanOrEqual(line.amount);
        }
        const amounts = result.coupons.map(({ amount }) => amount);
        expect(addCents(...amounts)).toBe(result.total);
        expect(addCents(...result.byLine.values())).toBe(result.total);
      }),
    );
  });
});
