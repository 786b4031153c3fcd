import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noFields } from '#catalogue/products/rules/no-fields.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { TaxMode } from '#foundation/money/rules/tax-rate.ts';
import { aCoupon } from '#selling/coupons/rules/a-coupon.ts';
import type { Adjustment } from '#selling/payments/rules/payment-rule.ts';
import {
  aShippingMethod,
  aShippingZone,
  someShippingTerms,
} from '#selling/shipping/rules/some-shipping-terms.ts';
import type { CartRow } from './cart-row.ts';
import { priceCart } from './price-cart.ts';

const rate = fc.constantFrom(0, 400, 1000, 1900, 2200, 2550);
const mode = fc.constantFrom('gross' as const, 'net' as const);
const line = fc.record({
  unit: fc.integer({ min: 0, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 999 }),
  taxClass: fc.constantFrom('standard', 'reduced'),
  weightGrams: fc.integer({ min: 0, max: 20_000 }),
  shippingClass: fc.constantFrom(null, 'bulky'),
});
const terms = someShippingTerms({
  zones: [
    aShippingZone({
      surcharge: toCents(333),
      methods: [
        aShippingMethod({ classCosts: { bulky: toCents(777) } }),
        aShippingMethod({ id: 2, kind: 'free_shipping' }),
        aShippingMethod({
          id: 3,
          kind: 'weight_rate',
          bands: [
            { upTo: 9999, cost: toCents(1111) },
            { upTo: null, cost: toCents(2222) },
          ],
        }),
        aShippingMethod({ id: 4, kind: 'local_pickup' }),
      ],
    }),
  ],
});
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

type LineOptions = {
  readonly unit: number;
  readonly quantity: number;
  readonly taxClass: string;
  readonly weightGrams: number;
  readonly shippingClass: string | null;
};

const rowsOf = (lines: readonly LineOptions[], cartMode: TaxMode) =>
  lines.map((options, at): CartRow => {
    const unit = toCents(options.unit);
    return {
      ...noFields('cart'),
      key: `k${at}`,
      productId: at,
      variationId: null,
      itemId: at,
      attributes: {},
      chosen: [],
      seenUnit: null,
      name: 'Disco',
      slug: 'disco',
      picture: null,
      priceAt: () => ({ unit, regular: unit, onSale: false, mode: cartMode, steps: [] }),
      published: true,
      rule: { minQuantity: 1, maxQuantity: null, step: 1, soldIndividually: false, available: null },
      backorders: 'no',
      inStock: 1000,
      lowStockFrom: 5,
      ...options,
    };
  });

it('[CPG-01] lines, shipping, VAT by rate and total add up to the cent, wherever the goods go and however', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      mode,
      fc.record({ standard: rate, reduced: rate }),
      fc.record({ standard: rate, reduced: rate }),
      fc.constantFrom(null, 'flat_rate:1', 'weight_rate:3', 'local_pickup:4', 'gone:9'),
      (lines, cartMode, home, there, chosenShipping) => {
        const rows = rowsOf(lines, cartMode);
        const rateOf = (rates: typeof home) => (taxClass: string) =>
          taxClass === 'reduced' ? rates.reduced : rates.standard;
        const { totals, shipping, ...cart } = priceCart({
          rows,
          mode: cartMode,
          destination: { country: 'IT', state: '', postcode: '' },
          chosenShipping,
          terms,
          homeRate: rateOf(home),
          rate: rateOf(there),
        });
        const parts = [...cart.lines.map(({ total }) => total), ...(shipping ? [shipping] : [])];
        expect(sum(parts.map(({ gross }) => gross))).toBe(totals.total);
        expect(sum(parts.map(({ net }) => net)) + totals.tax).toBe(totals.total);
        expect(sum(totals.taxLines.map(({ tax }) => tax))).toBe(totals.tax);
        expect(sum(cart.lines.map(({ shown }) => shown.subtotal))).toBe(cart.subtotal);
        for (const part of parts) expect(part.net + part.tax).toBe(part.gross);
      },
    ),
  );
});

const couponTerms = aCoupon({ code: 'X' });
const coupon = fc.record({
  kind: fc.constantFrom('percent' as const, 'fixed_cart' as const, 'fixed_product' as const),
  amount: fc.integer({ min: 0, max: 10_000 }),
  freeShipping: fc.boolean(),
});
const adjustment: fc.Arbitrary<Adjustment> = fc.oneof(
  fc.constant({ kind: 'none' } as const),
  fc.integer({ min: -10_000, max: 10_000 }).map((basisPoints) => ({ kind: 'percent', basisPoints }) as const),
  fc
    .integer({ min: -90_000, max: 90_000 })
    .map((size) => ({ kind: 'fixed', amount: toCents(size) }) as const),
);

it('[FEE-01] with coupons and a payment fee or discount, lines, fee, shipping and VAT add up to the total, also without VAT', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      mode,
      fc.record({ standard: rate, reduced: rate }),
      fc.constantFrom('as at home' as const, 'removed' as const),
      fc.array(coupon, { maxLength: 2 }),
      adjustment,
      fc.boolean(),
      fc.constantFrom(null, 'flat_rate:1', 'free_shipping:2', 'weight_rate:3'),
      (lines, cartMode, rates, vat, coupons, options, isBusiness, chosenShipping) => {
        const homeRate = (taxClass: string) => (taxClass === 'reduced' ? rates.reduced : rates.standard);
        const { totals, shipping, fee, payment, ...cart } = priceCart({
          rows: rowsOf(lines, cartMode),
          mode: cartMode,
          destination: { country: 'IT', state: '', postcode: '' },
          chosenShipping,
          terms,
          homeRate,
          // A validated VAT number exempts from VAT, whatever the rates are.
          rate: vat === 'removed' ? () => 0 : homeRate,
          coupons: {
            coupons: coupons.map((one, id) => ({ ...couponTerms, ...one, id })),
            categories: new Map(),
            at: 0,
          },
          payment: {
            terms: {
              settings: {
                bank_transfer_enabled: true,
                cash_on_delivery_enabled: false,
                cash_on_delivery_countries: [],
              },
              isBusiness,
              refused: [],
              credit: null,
              rules: [
                {
                  method: 'bacs',
                  reach: 'business',
                  offered: true,
                  minimum: null,
                  maximum: null,
                  adjustment: options,
                },
              ],
            },
            chosen: 'bacs',
          },
        });
        expect(payment).toBe('bacs');
        const goods = cart.lines.map(({ total }) => total);
        const parts = [...goods, ...(shipping ? [shipping] : []), ...(fee?.parts ?? [])];
        for (const part of parts) expect(part.net + part.tax).toBe(part.gross);
        expect(sum(parts.map(({ gross }) => gross))).toBe(totals.total);
        expect(sum(parts.map(({ net }) => net)) + totals.tax).toBe(totals.total);
        expect(sum(totals.taxLines.map(({ tax }) => tax))).toBe(totals.tax);
        expect([totals.fees.net, totals.fees.tax]).toEqual([fee?.net ?? 0, fee?.tax ?? 0]);
        expect(totals.total).toBeGreaterThanOrEqual(0);
        if (vat === 'removed') {
          expect([totals.tax, fee?.tax ?? 0, totals.taxLines]).toEqual([0, 0, []]);
          if (fee) expect(fee.gross).toBe(fee.net);
        }
      },
    ),
  );
});
