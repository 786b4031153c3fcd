import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { isSaleRunning, type PriceQuestion, priceOf, type ShopPrice } from './price-of.ts';
import type { PriceTier } from './tier-price.ts';

const noon = Date.UTC(2026, 2, 2, 12);
const shop: ShopPrice = { regular: toCents(1220), sale: null, saleFrom: null, saleTo: null, mode: 'gross' };
const question: PriceQuestion = { shop, list: null, quantity: 1, at: noon, homeRate: 2200, mode: 'gross' };
const list = (...tiers: [number, number][]): PriceQuestion['list'] => ({
  slug: 'officine',
  mode: 'net',
  tiers: tiers.map(([minQuantity, price]) => ({ minQuantity, price: toCents(price) })),
});

test('a guest pays the regular price', () => {
  expect(priceOf(question)).toEqual({
    unit: 1220,
    regular: 1220,
    onSale: false,
    mode: 'gross',
    steps: [{ step: 'regular', amount: 1220 }],
  });
});

test.each([
  ['always', null, null, true],
  ['from now on', noon, null, true],
  ['from later on', noon + 1, null, false],
  ['until just now', null, noon, false],
  ['until later', null, noon + 1, true],
])('a sale that runs %s', (_, saleFrom, saleTo, expected) => {
  const price = { ...shop, sale: toCents(900), saleFrom, saleTo };
  expect(isSaleRunning(price, noon)).toBe(expected);
  expect(priceOf({ ...question, shop: price })).toMatchObject({
    unit: expected ? 900 : 1220,
    regular: 1220,
    onSale: expected,
  });
});

test('a sale price that is no lower is no sale', () => {
  expect(priceOf({ ...question, shop: { ...shop, sale: toCents(1220) } }).onSale).toBe(false);
});

test('[TIER-15] a business customer pays the price of the list, even where the shop has a sale', () => {
  const price = priceOf({
    ...question,
    shop: { ...shop, sale: toCents(610) },
    list: list([1, 800]),
    mode: 'net',
  });
  expect(price).toMatchObject({ unit: 800, regular: 800, onSale: false, mode: 'net' });
  expect(price.steps.map((step) => step.step)).toEqual(['regular', 'price-list']);
});

test('[TIER-15] without an entry the retail price stands, without VAT where the buyer sees none', () => {
  expect(priceOf({ ...question, list: list(), mode: 'net' })).toMatchObject({ unit: 1000, onSale: false });
  const reduced = { ...shop, sale: toCents(610) };
  expect(priceOf({ ...question, shop: reduced, list: list(), mode: 'net' })).toMatchObject({
    unit: 500,
    regular: 1000,
    onSale: true,
  });
});

test.each([
  [9, 800],
  [10, 750],
  [99, 750],
  [100, 700],
])('[TIER-12] %i pieces cost %i cents each', (quantity, expected) => {
  const tiered = list([1, 800], [10, 750], [100, 700]);
  expect(priceOf({ ...question, list: tiered, mode: 'net', quantity }).unit).toBe(expected);
});

test('[TIER-13] a tier dearer than the base price changes nothing', () => {
  const price = priceOf({ ...question, list: list([1, 800], [10, 900]), mode: 'net', quantity: 10 });
  expect(price.unit).toBe(800);
  expect(price.steps.map((step) => step.step)).toEqual(['regular', 'price-list']);
});

test('[TIER-13] a tier without a base price of its own undercuts the retail price', () => {
  const price = priceOf({ ...question, list: list([10, 900]), mode: 'net', quantity: 10 });
  expect(price).toMatchObject({ unit: 900, regular: 1000 });
  expect(price.steps.at(-1)).toEqual({ step: 'tier', list: 'officine', minQuantity: 10, amount: 900 });
});

test('[TIER-15] a percentage comes off the regular price, and its step says what of', () => {
  const percentages = [{ basisPoints: 1500, brand: { id: 3, name: 'Brembo' }, category: null }];
  const reduced = { slug: 'officine', mode: 'net' as const, tiers: [], percentages };
  const item = { brandId: 3, categoryIds: [] };
  const price = priceOf({ ...question, list: { ...reduced, item }, mode: 'net' });
  // 12,20 € less 15 % are 10,37 € with VAT, 8,50 € without.
  expect(price).toMatchObject({ unit: 850, regular: 850, onSale: false });
  expect(price.steps).toEqual([
    { step: 'regular', amount: 1000 },
    { step: 'percentage', list: 'officine', basisPoints: 1500, brand: 'Brembo', category: null, amount: 850 },
  ]);
});

test('[TIER-15] where the sale of the shop is lower than the percentage, the sale is paid', () => {
  const percentages = [{ basisPoints: 1500, brand: null, category: null }];
  const everything = {
    slug: 'officine',
    mode: 'net' as const,
    tiers: [],
    percentages,
    item: { brandId: null, categoryIds: [] },
  };
  const asked = { ...question, list: everything, mode: 'net' as const };
  expect(priceOf({ ...asked, shop: { ...shop, sale: toCents(610) } })).toMatchObject({
    unit: 500,
    regular: 850,
    onSale: true,
  });
  expect(priceOf({ ...asked, shop: { ...shop, sale: toCents(1100) } })).toMatchObject({
    unit: 850,
    onSale: false,
  });
});

test('[TIER-15] a fixed price stands before a percentage', () => {
  const percentages = [{ basisPoints: 9000, brand: null, category: null }];
  const both = {
    slug: 'officine',
    mode: 'net' as const,
    tiers: [{ minQuantity: 1, price: toCents(800) }],
    percentages,
    item: { brandId: null, categoryIds: [] },
  };
  expect(priceOf({ ...question, list: both, mode: 'net' }).steps.map((step) => step.step)).toEqual([
    'regular',
    'price-list',
  ]);
});

test.each([
  ['before', -1, 800],
  ['from its first moment', 0, 700],
  ['until just before its last', 9, 700],
  ['after', 10, 800],
])('[TIER-15] an action price stands in for the standing one: %s', (_, after, expected) => {
  const validity = { from: noon, to: noon + 10 };
  const tiers = [
    { minQuantity: 1, price: toCents(700), validity },
    { minQuantity: 1, price: toCents(800) },
  ];
  const price = priceOf({
    ...question,
    list: { slug: 'officine', mode: 'net', tiers },
    mode: 'net',
    at: noon + after,
  });
  expect(price.unit).toBe(expected);
  expect(price.steps.at(-1)).toEqual({
    step: 'price-list',
    list: 'officine',
    amount: expected,
    ...(expected === 700 ? { validity } : {}),
  });
});

test('[TIER-12] tiers of a product stand for a variation that has nothing of its own', () => {
  const ofProduct = { minQuantity: 10, price: toCents(700), inherited: true };
  const own = { minQuantity: 1, price: toCents(790) };
  const asked = (tiers: readonly PriceTier[]) =>
    priceOf({ ...question, list: { slug: 'officine', mode: 'net', tiers }, mode: 'net', quantity: 10 }).unit;
  expect(asked([ofProduct])).toBe(700);
  expect(asked([ofProduct, own])).toBe(790);
});

const amounts = fc.integer({ min: 0, max: 10_000_000 }).map(toCents);
const modes = fc.constantFrom('gross' as const, 'net' as const);
const questions: fc.Arbitrary<PriceQuestion> = fc.record({
  shop: fc.record({
    regular: amounts,
    sale: fc.option(amounts),
    saleFrom: fc.option(fc.constantFrom(noon - 1, noon, noon + 1)),
    saleTo: fc.option(fc.constantFrom(noon - 1, noon, noon + 1)),
    mode: modes,
  }),
  list: fc.option(
    fc.record({
      slug: fc.constant('officine'),
      mode: modes,
      tiers: fc.uniqueArray(fc.record({ minQuantity: fc.integer({ min: 1, max: 100 }), price: amounts }), {
        selector: (tier) => tier.minQuantity,
        maxLength: 8,
      }),
    }),
  ),
  quantity: fc.integer({ min: 1, max: 200 }),
  at: fc.constant(noon),
  homeRate: fc.integer({ min: 0, max: 3000 }),
  mode: modes,
});

test('[TIER-13] a price lists the steps of its calculation: the last one is what is paid', () => {
  fc.assert(
    fc.property(questions, (asked) => {
      const price = priceOf(asked);
      expect(price.steps.at(-1)?.amount).toBe(price.unit);
      expect(price.unit).toBeLessThanOrEqual(price.regular);
      expect(price.mode).toBe(asked.mode);
    }),
  );
});

test('[TIER-13] a better tier never makes anything dearer', () => {
  fc.assert(
    fc.property(questions, amounts, (asked, tierPrice) => {
      const tiers = asked.list?.tiers ?? [];
      fc.pre(asked.list !== null && tiers.every((tier) => tier.minQuantity !== asked.quantity));
      const plain = priceOf(asked);
      const lowest = Math.min(tierPrice, ...tiers.map((tier) => tier.price));
      const better = { minQuantity: asked.quantity, price: toCents(lowest) };
      fc.pre(better.minQuantity > 1);
      const list = asked.list && { ...asked.list, tiers: [...tiers, better] };
      expect(priceOf({ ...asked, list }).unit).toBeLessThanOrEqual(plain.unit);
    }),
  );
});

test('[TIER-12] the order in which tiers are listed does not matter', () => {
  fc.assert(
    fc.property(questions, (asked) => {
      const list = asked.list && { ...asked.list, tiers: asked.list.tiers.toReversed() };
      expect(priceOf({ ...asked, list })).toEqual(priceOf(asked));
    }),
  );
});
