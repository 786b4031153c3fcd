import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, type ProductWish } from '#tests/makers/a-product.ts';
import { aTestDatabase, type TestDatabase } from '#tests/makers/a-test-database.ts';
import { availableStock } from './available-stock.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await aTestDatabase();
});
afterAll(() => database.close());

const cases: [string, ProductWish, object][] = [
  ['plenty', { stock: 10 }, { available: 10, limit: 10, note: { kind: 'in-stock' } }],
  [
    'reserved in part',
    { stock: 10, reserved: 7 },
    { available: 3, limit: 3, note: { kind: 'few', left: 3 } },
  ],
  ['reserved beyond', { stock: 1, reserved: 2 }, { available: 0, limit: 0, note: { kind: 'out-of-stock' } }],
  [
    'nothing, but on order',
    { stock: 0, columns: { backorders: 'yes' } },
    { available: 0, limit: null, note: { kind: 'backorder' } },
  ],
];

test.each(cases)('%s', async (_, wish, expected) => {
  const { id } = await aProduct(database.db, wish);
  expect((await availableStock(database, [id])).get(id)).toMatchObject(expected);
});

test('what does not exist has no stock', async () => {
  expect(await availableStock(database, [999_999])).toEqual(new Map());
  expect(await availableStock(database, [])).toEqual(new Map());
});
