import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import { aPriceList, type MadePriceList } from '../factories/a-price-list.ts';
import { aProduct, type MadeProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { anApiClient } from '../factories/an-api-client.ts';
import { logInAs } from '../factories/log-in-as.ts';

let shop: TestShop;
let list: MadePriceList;
let product: MadeProduct;

beforeAll(async () => {
  shop = await aShop();
  list = await aPriceList(shop.db);
  product = await aProduct(shop.db, { stock: 500, listPrices: [{ priceListId: list.id, priceCents: 800 }] });
  await shop.db
    .insertInto('price_list_limits')
    .values({
      price_list_id: list.id,
      product_id: product.id,
      min_quantity: 4,
      max_quantity: 12,
      quantity_step: 4,
    })
    .execute();
});
afterAll(() => shop.close());

async function aWorkshop() {
  const browser = aBrowser(shop);
  await logInAs(browser, shop, { priceListId: list.id, kind: 'business' });
  return anApiClient(shop, browser);
}

test('[QTY-02] [TIER-15] limits of a list hold at the Store API, with the price of the list', async () => {
  const { ask } = await aWorkshop();
  const few = await ask('POST', '/cart/add-item', { id: product.id, quantity: 1 });
  expect([few.status, few.body.items[0].quantity]).toEqual([201, 4]);
  const added = await ask('POST', '/cart/add-item', { id: product.id, quantity: 4 });
  expect(added.status).toBe(201);
  const [item] = added.body.items;
  expect(item).toMatchObject({
    quantity: 8,
    prices: { price: '800' },
    quantity_limits: { minimum: 4, maximum: 12, multiple_of: 4 },
  });
  for (const quantity of [2, 6, 16]) {
    const refused = await ask('POST', '/cart/update-item', { key: item.key, quantity });
    expect([quantity, refused.status]).toEqual([quantity, 400]);
    expect((await ask('GET', '/cart')).body.items[0].quantity).toBe(8);
  }
  const saved = await ask('POST', '/cart/update-item', { key: item.key, quantity: 12 });
  expect([saved.status, saved.body.items[0].quantity]).toEqual([200, 12]);
});

test('[QTY-02] other customers are not limited', async () => {
  const { ask } = anApiClient(shop);
  const added = await ask('POST', '/cart/add-item', { id: product.id, quantity: 1 });
  expect([added.status, added.body.items[0].quantity]).toEqual([201, 1]);
});
