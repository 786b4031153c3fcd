import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCents } from '#shop/money/rules/cents.ts';
import {
  aShippingMethod,
  aShippingZone,
  someShippingTerms,
} from '#shop/shipping/rules/some-shipping-terms.ts';
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

it('[CPG-01] lines, shipping, VAT by rate and total add up to the cent, wherever the goods go and however', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      mode,
      fc.record({ standard: rate, reduced: rate }),
      fc.record({ standard: rate, reduced: rate }),
      fc.constantFrom(null, 'flat_rate:1', 'weight_rate:3', 'local_pickup:4', 'gone:9'),
      (lines, cartMode, home, there, chosenShipping) => {
        const rows = lines.map((wish, at): CartRow => {
          const unit = toCents(wish.unit);
          return {
            key: `k${at}`,
            productId: at,
            variationId: null,
            itemId: at,
            attributes: {},
            chosen: [],
            seenUnit: null,
            name: 'Disco',
            slug: 'disco',
            sku: null,
            picture: null,
            priceAt: () => ({ unit, regular: unit, onSale: false, mode: cartMode, steps: [] }),
            published: true,
            rule: { minQuantity: 1, maxQuantity: null, step: 1, soldIndividually: false, available: null },
            backorders: 'no',
            inStock: 1000,
            lowStockFrom: 5,
            ...wish,
          };
        });
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
