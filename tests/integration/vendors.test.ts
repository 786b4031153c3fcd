import { afterAll, beforeAll, expect, it } from 'vitest';
import { readProduct } from '#catalogue/product-page/server/read-product.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { readCart } from '#selling/cart/server/read-cart.ts';
import { aProduct } from '../factories/a-product.ts';
import { aRequestContext } from '../factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '../factories/a-test-database.ts';

let home: TestDatabase;

beforeAll(async () => {
  home = await aTestDatabase();
});
afterAll(() => home.close());

const aVendor = (name: string) =>
  home.db
    .insertInto('vendors')
    .values({ slug: name.toLowerCase(), name })
    .returning('id')
    .executeTakeFirstOrThrow();

it('[ACC-11] a vendor is named on product page and cart line where the shop has several, and never where it has one', async () => {
  const { db } = home;
  const own = await aVendor('Pistone');
  const part = await aProduct(db, { slug: 'filtro', columns: { vendor_id: own.id } });
  const named = async () => {
    const ctx = await aRequestContext(db);
    await addToCart(ctx, { productId: part.id, quantity: 1, attributes: {} });
    const [line] = (await readCart(ctx)).lines;
    return [(await readProduct(ctx, 'filtro'))?.vendor ?? null, line?.vendor ?? null];
  };
  expect(await named()).toEqual([null, null]);
  await aVendor('Ricambi Rossi');
  expect(await named()).toEqual(['Pistone', 'Pistone']);
});
