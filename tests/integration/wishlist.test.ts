import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { customerBrowser, pageOf, textOf } from '../factories/order-calls.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

test('a guest and a customer find on their wishlist what they put there, and nobody else does', async () => {
  const { id } = await aProduct(shop.db, { name: 'Disco freno da ricordare' });
  const { browser: customer } = await customerBrowser(shop);
  for (const browser of [aBrowser(shop), customer]) {
    expect(textOf(await pageOf(browser, '/wishlist/'))).toContain('La lista è vuota.');
    const added = await browser.post('/wishlist/', { action: 'add', product: String(id) });
    expect([added.status, added.headers.get('location')]).toEqual([303, '/wishlist/?done=added']);
    expect(textOf(await pageOf(browser, '/wishlist/'))).toContain('Disco freno da ricordare');
    await browser.post('/wishlist/', { action: 'remove', product: String(id) });
    expect(textOf(await pageOf(browser, '/wishlist/'))).not.toContain('Disco freno da ricordare');
  }
  expect(textOf(await pageOf(aBrowser(shop), '/wishlist/'))).toContain('La lista è vuota.');
});

test('a form that names no article says so', async () => {
  const browser = aBrowser(shop);
  for (const product of ['', '0', 'x', '999999']) {
    const answer = await browser.post('/wishlist/', { action: 'add', product });
    expect(answer.headers.get('location')).toBe('/wishlist/?done=unknown');
  }
});
