import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPriceList } from '#tests/factories/a-price-list.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { readTableRows } from './read-table-rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await aTestDatabase();
});
afterAll(() => database.close());

it('[TAB-44] [TIER-12] a row has the tiers of the visitor’s own price list alone', async () => {
  const { db } = database;
  const workshops = await aPriceList(db);
  const disc = await aProduct(db, {
    regularPriceCents: 2440,
    listPrices: [
      { priceListId: workshops.id, priceCents: 1500 },
      { priceListId: workshops.id, minQuantity: 5, priceCents: 1200 },
    ],
  });
  const rowFor = async (options: Parameters<typeof aRequestContext>[1]) =>
    (await readTableRows(await aRequestContext(db, options), [disc.id])).map(({ facts }) => [
      facts.price,
      facts.tiers,
    ]);
  expect(await rowFor({ audience: workshops.audience })).toEqual([[1500, [{ from: 5, unit: 1200 }]]]);
  expect(await rowFor({})).toEqual([[2440, []]]);
});
