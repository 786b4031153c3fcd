import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addCents, timesQuantity, toCents, zeroCents } from '#foundation/money/rules/cents.ts';
import { addTaxed } from '#pricing/tax/rules/split-tax.ts';
import { aCoupon } from '#selling/coupons/rules/a-coupon.ts';
import { discountCart } from '#selling/coupons/rules/discount-cart.ts';
import { cartToDiscount, discountLine } from './cart-coupons.ts';
import { cartTotals, lineTotal } from './cart-totals.ts';

const everything = aCoupon({ code: 'X' });

const line = fc.record({
  unit: fc.integer({ min: 0, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 200 }),
  rate: fc.constantFrom(2200, 1000, 400, 1900),
});
const coupon = fc.record({
  kind: fc.constantFrom('percent' as const, 'fixed_cart' as const, 'fixed_product' as const),
  amount: fc.integer({ min: 0, max: 10_000 }),
});

it('whatever the lines, rates, mode and coupons: lines, discounts, VAT by rate and totals add up to the cent', () => {
  const mode = fc.constantFrom('gross' as const, 'net' as const);
  const lines = fc.array(line, { minLength: 1, maxLength: 20 });
  const coupons = fc.array(coupon, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(lines, coupons, mode, fc.boolean(), (someLines, someCoupons, buyersMode, isAbroad) => {
      const priced = someLines.map(({ unit, quantity, rate }, index) => {
        const rates = { homeRate: rate, rate: isAbroad ? 0 : rate };
        const total = lineTotal({ unit: toCents(unit), quantity, ...rates }, buyersMode);
        const row = { key: `k${index}`, productId: index, itemId: index };
        const shown = { quantity, subtotal: timesQuantity(total.unit, quantity) };
        return { row, shown, total, price: { onSale: false } };
      });
      const goods = addCents(...priced.map(({ shown }) => shown.subtotal));
      const discounts = discountCart(
        someCoupons.map((options, id) => ({ ...everything, ...options, id })),
        cartToDiscount(
          priced,
          goods,
          { categories: new Map(), at: 0 },
          { mode: buyersMode, homeRate: 2200, rate: isAbroad ? 0 : 2200 },
        ),
      );
      const after = priced.map(({ row, total }) =>
        discountLine(total, discounts.byLine.get(row.key) ?? zeroCents),
      );
      const before = addTaxed(priced.map(({ total }) => total));
      const off = addTaxed(after.map(({ discount }) => discount));
      const totals = cartTotals(
        after.map(({ total }) => total),
        null,
      );
      const isGross = buyersMode === 'gross' && !isAbroad;
      expect(isGross ? off.gross : off.net).toBe(discounts.total);
      for (const side of ['net', 'tax', 'gross'] as const) {
        expect(addCents(totals.items[side], off[side])).toBe(before[side]);
        for (const { total, discount } of after) {
          expect(Math.min(total[side], discount[side])).toBeGreaterThanOrEqual(0);
        }
      }
      expect(addCents(...totals.taxLines.map(({ tax }) => tax))).toBe(totals.tax);
      expect(addCents(totals.items.net, totals.tax)).toBe(totals.total);
    }),
  );
});
