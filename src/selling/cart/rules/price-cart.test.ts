import { describe, expect, it } from 'vitest';
import { noFields } from '#catalogue/products/rules/no-fields.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { someShippingTerms } from '#selling/shipping/rules/some-shipping-terms.ts';
import type { CartRow } from './cart-row.ts';
import { type CartQuestion, priceCart } from './price-cart.ts';

const aRow = (options: Partial<CartRow> = {}): CartRow => ({
  ...noFields('cart'),
  key: 'k1',
  productId: 1,
  variationId: null,
  itemId: 1,
  attributes: {},
  chosen: [],
  quantity: 2,
  seenUnit: null,
  name: 'Disco',
  slug: 'disco',
  picture: null,
  taxClass: 'standard',
  priceAt: (quantity) => ({
    unit: toCents(quantity >= 10 ? 1000 : 1220),
    regular: toCents(1220),
    onSale: false,
    mode: 'gross',
    steps: [{ step: 'regular', amount: toCents(1220) }],
  }),
  published: true,
  rule: { minQuantity: 1, maxQuantity: null, step: 1, soldIndividually: false, available: 100 },
  backorders: 'no',
  inStock: 100,
  lowStockFrom: 5,
  shippingClass: null,
  ...options,
});

const price = (rows: readonly CartRow[], options: Partial<CartQuestion> = {}) =>
  priceCart({
    rows,
    mode: 'gross',
    destination: { country: 'IT', state: '', postcode: '' },
    chosenShipping: null,
    terms: someShippingTerms(),
    homeRate: () => 2200,
    rate: () => 2200,
    ...options,
  });

describe('priceCart', () => {
  it('[TIER-11] prices each line at the quantity of its product in the cart, variations together', () => {
    const rows = [
      aRow({ key: 'a', itemId: 11, variationId: 11, quantity: 6 }),
      aRow({ key: 'b', itemId: 12, variationId: 12, quantity: 4 }),
      aRow({ key: 'c', itemId: 2, productId: 2, quantity: 9 }),
    ];
    expect(price(rows).lines.map((line) => line.shown.unit)).toEqual([1000, 1000, 1220]);
  });

  it('adds up to the cent, shipping and VAT included', () => {
    const { totals, subtotal, missingForFree } = price([aRow()]);
    expect(subtotal).toBe(2440);
    expect(totals).toMatchObject({ tax: 582, total: 3230, taxLines: [{ rate: 2200, tax: 582 }] });
    expect(missingForFree).toBe(6460);
  });

  it('exempts goods and shipping from VAT where none is due', () => {
    const { totals, lines } = price([aRow({ seenUnit: 1100 })], {
      destination: { country: 'CH', state: '', postcode: '' },
      rate: () => 0,
    });
    expect(lines[0]?.shown).toMatchObject({ unit: 1000, subtotal: 2000, unitBefore: 902 });
    expect(totals).toMatchObject({ tax: 0, taxLines: [], total: 2648 });
  });

  it('an empty cart costs nothing and has no shipping', () => {
    expect(price([])).toMatchObject({
      subtotal: 0,
      shipping: null,
      missingForFree: null,
      totals: { total: 0 },
    });
  });

  it('reports a price that differs from the one shown before', () => {
    const changedFrom = (seenUnit: number | null) => price([aRow({ seenUnit })]).lines[0]?.shown.unitBefore;
    expect([changedFrom(null), changedFrom(1220), changedFrom(990)]).toEqual([null, null, 990]);
  });

  it('checks the stock of an item across its lines', () => {
    const shared = { itemId: 11, rule: { ...aRow().rule, available: 3 } };
    const problems = price([aRow({ key: 'a', ...shared }), aRow({ key: 'b', ...shared })]).problems;
    expect(problems).toMatchObject([
      { code: 'not-enough-stock', key: 'a', available: 1 },
      { code: 'not-enough-stock', key: 'b', available: 1 },
    ]);
  });

  it('names lines that cannot be ordered', () => {
    const rows = [
      aRow({ key: 'a', published: false }),
      aRow({ key: 'b', itemId: 2, productId: 2, priceAt: () => null }),
      aRow({ key: 'c', itemId: 3, productId: 3, rule: { ...aRow().rule, available: 0 } }),
      aRow({ key: 'd', itemId: 4, productId: 4, rule: { ...aRow().rule, minQuantity: 4 } }),
    ];
    expect(price(rows).problems.map((problem) => problem.code)).toEqual([
      'not-purchasable',
      'not-purchasable',
      'out-of-stock',
      'quantity-refused',
    ]);
  });

  it('must reach the minimum order of the group’s terms, in the mode that the group sees', () => {
    const goods = 2440;
    const below = price([aRow()], { minOrder: toCents(goods + 1) }).problems;
    expect(below).toEqual([
      { code: 'below-minimum-order', key: '', name: '', minimum: goods + 1, missing: 1, mode: 'gross' },
    ]);
    expect(price([aRow()], { minOrder: toCents(goods) }).problems).toEqual([]);
    expect(price([aRow()], { minOrder: null }).problems).toEqual([]);
    expect(price([], { minOrder: toCents(1) }).problems).toEqual([]);
  });
});
