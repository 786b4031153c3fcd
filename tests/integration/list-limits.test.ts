import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import { aPriceList, type MadePriceList } from '../factories/a-price-list.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { cartOf } from '../factories/cart-entry-points.ts';
import { errandEntryPoints, pagesOfErrands } from '../factories/errand-entry-points.ts';
import { logInAs } from '../factories/log-in-as.ts';

let shop: TestShop;
let list: MadePriceList;
let other: MadePriceList;

beforeAll(async () => {
  shop = await aShop({ render: pagesOfErrands });
  list = await aPriceList(shop.db);
  other = await aPriceList(shop.db);
});
afterAll(() => shop.close());

async function aBuyerOf({ id }: MadePriceList) {
  const browser = aBrowser(shop);
  await logInAs(browser, shop, { priceListId: id, kind: 'business' });
  return browser;
}

type Limits = { min_quantity?: number | null; max_quantity?: number | null; quantity_step?: number | null };
const limit = (priceListId: number, productId: number, limits: Limits) =>
  shop.db
    .insertInto('price_list_limits')
    .values({ price_list_id: priceListId, product_id: productId, ...limits })
    .onConflict((conflict) => conflict.columns(['product_id', 'price_list_id']).doUpdateSet(limits))
    .execute();
const orderCount = async () => (await shop.db.selectFrom('orders').select('id').execute()).length;

describe.each(errandEntryPoints)('[QTY-02] what a group may take of a product, by $name', (entryPoint) => {
  it('is limited to minimum, maximum and step of its list; other groups and guests are not limited', async () => {
    const { id } = await aProduct(shop.db, { stock: 500 });
    await limit(list.id, id, { min_quantity: 4, max_quantity: 12, quantity_step: 4 });
    await limit(other.id, id, { min_quantity: null, max_quantity: 3, quantity_step: null });
    const buyer = await aBuyerOf(list);
    const held = async () => (await cartOf(buyer)).cart.count;
    // An added quantity may be moved to the nearest allowed one.
    for (const quantity of [1, 5, 16]) {
      await entryPoint.add(buyer, id, quantity);
      expect([0, 4, 8, 12]).toContain(await held());
      const { cart } = await cartOf(buyer);
      for (const { key } of cart.lines) await entryPoint.remove(buyer, key);
    }
    expect(await entryPoint.add(buyer, id, 8)).toBe(true);
    const { cart } = await cartOf(buyer);
    const key = cart.lines[0]?.key ?? '';
    for (const quantity of [2, 6, 16]) {
      expect([quantity, await entryPoint.change(buyer, key, quantity), await held()]).toEqual([
        quantity,
        false,
        8,
      ]);
    }
    expect(await entryPoint.change(buyer, key, 12)).toBe(true);
    expect(await entryPoint.order(buyer)).toEqual({ orderId: expect.any(Number) });

    const neighbour = await aBuyerOf(other);
    await entryPoint.add(neighbour, id, 4);
    expect([0, 3]).toContain((await cartOf(neighbour)).cart.count);
    await entryPoint.add(neighbour, id, 3);
    expect((await cartOf(neighbour)).cart.count).toBe(3);
    expect(await entryPoint.order(neighbour)).toEqual({ orderId: expect.any(Number) });
    const guest = aBrowser(shop);
    expect(await entryPoint.add(guest, id, 17)).toBe(true);
    expect(await entryPoint.order(guest)).toEqual({ orderId: expect.any(Number) });
  });

  it.each<[string, Limits]>([
    ['at least 9', { min_quantity: 9, max_quantity: null, quantity_step: null }],
    ['at most 7', { min_quantity: null, max_quantity: 7, quantity_step: null }],
    ['in steps of 5', { min_quantity: null, max_quantity: null, quantity_step: 5 }],
  ])('a cart that was right until staff wrote "%s" is not ordered, and stays as it is', async (_, limits) => {
    const { id } = await aProduct(shop.db, { stock: 500 });
    const buyer = await aBuyerOf(list);
    expect(await entryPoint.add(buyer, id, 8)).toBe(true);
    await limit(list.id, id, limits);
    const before = await orderCount();
    expect(await entryPoint.order(buyer)).toEqual({ refused: expect.stringMatching(/\S/) });
    expect([await orderCount(), (await cartOf(buyer)).cart.count]).toEqual([before, 8]);
  });
});
