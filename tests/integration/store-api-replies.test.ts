import { afterAll, beforeAll, expect, test } from 'vitest';
import { aStoredCoupon } from '../factories/a-coupon.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aVariableProduct } from '../factories/a-variable-product.ts';
import { anApiClient } from '../factories/an-api-client.ts';
import { storeOrder } from '../factories/errand-entry-points.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
  await aVariableProduct(shop.db);
});
afterAll(() => shop.close());

// The client holds every answer against the schema of its call.
test.each([
  '/products',
  '/products?type=variation',
  '/products/collection-data?calculate_price_range=1&calculate_stock_status_counts=1&calculate_rating_counts=1&calculate_taxonomy_counts=product_cat&calculate_attribute_counts[0][taxonomy]=pa_litri',
  '/products/reviews',
  '/products/categories',
  '/products/tags',
  '/products/brands',
  '/products/attributes',
  '/products/attributes/1',
  '/products/attributes/1/terms',
])('[REST-01] %s answers as its definition says', async (path) => {
  expect((await anApiClient(shop).ask('GET', path)).status).toBe(200);
});

test('[REST-07] cart, checkout, order and batch answer as their definitions say', async () => {
  const { ask } = anApiClient(shop);
  const { id } = await aProduct(shop.db);
  const { code } = await aStoredCoupon(shop.db);
  const { body: cart } = await ask('POST', '/cart/add-item', { id, quantity: 2 });
  await ask('POST', '/cart/coupons', { code });
  for (const path of [`/products/${id}`, '/cart', '/cart/items', `/cart/items/${cart.items[0].key}`]) {
    expect((await ask('GET', path)).status).toBe(200);
  }
  expect((await ask('GET', '/cart/coupons')).body).toHaveLength(1);
  expect((await ask('GET', '/checkout')).body.__experimentalCart.items).toHaveLength(1);
  const requests = [{ path: '/wc/store/v1/cart/items', body: { id } }];
  expect((await ask('POST', '/batch', { requests })).body.responses).toHaveLength(1);
  const { body: placed } = await ask('POST', '/checkout', storeOrder());
  const { order_key: key, billing_address: bill } = placed;
  const proof = new URLSearchParams({ key, billing_email: bill.email });
  expect((await ask('GET', `/order/${placed.order_id}?${proof}`)).status).toBe(200);
});
