import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '#tests/factories/a-product.ts';
import { aTestDatabase } from '#tests/factories/a-test-database.ts';

let home: Awaited<ReturnType<typeof aTestDatabase>>;

beforeAll(async () => {
  home = await aTestDatabase();
});

afterAll(() => home.close());

const isInStock = async (id: number) =>
  (await home.db.selectFrom('products').select('in_stock').where('id', '=', id).executeTakeFirstOrThrow())
    .in_stock;

test('a product is in stock while pieces are there that are not reserved', async () => {
  const { id } = await aProduct(home.db, { stock: 2 });
  expect(await isInStock(id)).toBe(true);
  await home.db.updateTable('stock').set({ reserved: 2 }).where('product_id', '=', id).execute();
  expect(await isInStock(id)).toBe(false);
});

test('a product that may be ordered beyond its pieces is in stock without any', async () => {
  const { id } = await aProduct(home.db, { stock: 0, columns: { backorders: 'yes' } });
  expect(await isInStock(id)).toBe(true);
  await home.db.updateTable('products').set({ backorders: 'no' }).where('id', '=', id).execute();
  expect(await isInStock(id)).toBe(false);
});
