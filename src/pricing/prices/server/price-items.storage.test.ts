import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPriceList, type MadePriceList } from '#tests/factories/a-price-list.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type RequestContextOptions } from '#tests/factories/a-request-context.ts';
import { aTaxRate } from '#tests/factories/a-tax-rate.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aVariableProduct } from '#tests/factories/a-variable-product.ts';
import { priceItems } from './price-items.ts';

let database: TestDatabase;
let workshops: MadePriceList;
let tiered: number;

const unitOf = async (itemId: number, quantity: number, options: RequestContextOptions = {}) =>
  (await priceItems(await aRequestContext(database.db, options), [{ itemId, quantity }])).get(itemId)?.unit;

beforeAll(async () => {
  database = await aTestDatabase();
  workshops = await aPriceList(database.db);
  const product = await aProduct(database.db, {
    salePriceCents: 1098,
    listPrices: [
      { priceListId: workshops.id, priceCents: 800 },
      { priceListId: workshops.id, priceCents: 750, minQuantity: 10 },
      { priceListId: workshops.id, priceCents: 900, minQuantity: 20 },
    ],
  });
  tiered = product.id;
});
afterAll(() => database.close());

test.each([
  [1, 800],
  [9, 800],
  [10, 750],
  [19, 750],
])('[TIER-12] %i pieces cost a business customer %i cents each', async (quantity, expected) => {
  expect(await unitOf(tiered, quantity, { audience: workshops.audience })).toBe(expected);
});

test('[TIER-13] a tier above the base price is not taken', async () => {
  expect(await unitOf(tiered, 20, { audience: workshops.audience })).toBe(800);
});

test('a private buyer pays the sale price, however many', async () => {
  expect(await unitOf(tiered, 1)).toBe(1098);
  expect(await unitOf(tiered, 50)).toBe(1098);
});

test('[TIER-15] an item that the list does not name has its retail price, without VAT at the rate of its class', async () => {
  await aTaxRate(database.db, { taxClass: 'reduced', rate: 1000 });
  const standard = await aProduct(database.db);
  const reduced = await aProduct(database.db, { regularPriceCents: 1100, columns: { tax_class: 'reduced' } });
  expect(await unitOf(standard.id, 1, { audience: workshops.audience })).toBe(1000);
  expect(await unitOf(reduced.id, 1, { audience: workshops.audience })).toBe(1000);
});

test('many items are priced in one call; what cannot be bought is left out', async () => {
  const oil = await aVariableProduct(database.db);
  const draft = await aProduct(database.db, { columns: { status: 'draft' } });
  const unpriced = await aProduct(database.db, { regularPriceCents: null });
  const [small = 0, large = 0] = oil.variationIds;
  const prices = await priceItems(
    await aRequestContext(database.db),
    [small, large, oil.id, draft.id, unpriced.id, 999_999].map((itemId) => ({ itemId, quantity: 1 })),
  );
  expect([...prices].map(([id, price]) => [id, price.unit, price.homeRate])).toEqual([
    [small, 1220, 2200],
    [large, 4880, 2200],
  ]);
  expect(await priceItems(await aRequestContext(database.db), [])).toEqual(new Map());
});

test('prices that the shop stores without VAT are shown with it', async () => {
  const product = await aProduct(database.db, { regularPriceCents: 1000 });
  expect(await unitOf(product.id, 1, { settings: { prices_include_tax: false } })).toBe(1220);
});
