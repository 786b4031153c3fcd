import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNonces } from '#foundation/services/nonces.ts';
import { noteAddress } from '#http/requests/sender-address.ts';
import { applyCouponAction } from '#selling/coupons/rules/coupon-actions.ts';
import { guessesAtMost } from '#selling/coupons/server/limit-guesses.ts';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aStoredCoupon } from '../factories/a-coupon.ts';
import { aPriceList } from '../factories/a-price-list.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { cartOf } from '../factories/cart-entry-points.ts';
import { pagesOfErrands } from '../factories/errand-entry-points.ts';
import { logInAs } from '../factories/log-in-as.ts';

let shop: TestShop;
let productId: number;
let code: string;

beforeAll(async () => {
  shop = await aShop({ render: pagesOfErrands });
  productId = (await aProduct(shop.db, { stock: 5000 })).id;
  ({ code } = await aStoredCoupon(shop.db));
});
afterAll(() => shop.close());

/** A browser with a session and a cart of its own, at an address. */
async function aShopper(address: string, enter?: (browser: TestBrowser) => Promise<unknown>) {
  const browser = aBrowser({
    shopUrl: shop.shopUrl,
    fetch(path, init) {
      const request = new Request(new URL(path instanceof Request ? path.url : path, shop.shopUrl), init);
      noteAddress(request, address);
      return shop.fetch(request);
    },
  });
  await enter?.(browser);
  await browser.post('/?wc-ajax=add_to_cart', { product_id: productId, quantity: 1 });
  return browser;
}

type Tried = { readonly status: number; readonly text: string };
const shown = async (response: Response): Promise<Tried> => ({
  status: response.status,
  text: await response.text(),
});
const api = async (browser: TestBrowser, path: string, body: object) =>
  shown(
    await browser.json(`/wp-json/wc/store/v1${path}`, body, { nonce: (await cartOf(browser)).store_nonce }),
  );

/** Every way to find out whether a code exists. */
const ways: Readonly<Record<string, (browser: TestBrowser, code: string) => Promise<Tried>>> = {
  'the script of the cart': async (browser, coupon_code) => {
    // All guests share the nonces of calls.
    const nonces = createNonces({ secret: shop.secret, owner: () => '', now: shop.clock.now });
    const security = nonces.make(applyCouponAction);
    return shown(await browser.post('/?wc-ajax=apply_coupon', { security, coupon_code }));
  },
  'the cart page': async (browser, coupon_code) => {
    const { cart_nonce } = await cartOf(browser);
    const form = { 'shop-cart-nonce': cart_nonce, apply_coupon: '1', coupon_code };
    return shown(await browser.post('/cart/', form));
  },
  'the checkout page': async (browser, coupon_code) =>
    shown(await browser.post('/checkout/', { apply_coupon: '1', coupon_code })),
  'POST /cart/apply-coupon': (browser, code) => api(browser, '/cart/apply-coupon', { code }),
  'POST /cart/coupons': (browser, code) => api(browser, '/cart/coupons', { code }),
  'POST /cart/remove-coupon': (browser, code) => api(browser, '/cart/remove-coupon', { code }),
  async 'POST /batch'(browser, code) {
    const headers = { nonce: (await cartOf(browser)).store_nonce };
    const request = { method: 'POST', path: '/wc/store/v1/cart/apply-coupon', headers, body: { code } };
    return api(browser, '/batch', { requests: [request] });
  },
};

const refused = /troppi codici inesistenti/;

test.each(Object.entries(ways))(
  'guesses of codes through %s are limited per address, over all its sessions',
  async (name, attempt) => {
    const at = `198.51.100.${Object.keys(ways).indexOf(name) + 1}`;
    for (let guess = 0; guess < guessesAtMost.guestsOfAddress; guess += 1) {
      const { text } = await attempt(await aShopper(at), `INDOVINO${guess}`);
      expect(text).not.toMatch(refused);
    }
    // A right code is answered like a wrong one, in every way.
    const browser = await aShopper(at);
    expect((await attempt(browser, code)).text).toMatch(refused);
    for (const other of Object.values(ways)) expect((await other(browser, code)).text).toMatch(refused);
    expect((await cartOf(browser)).cart.coupons).toEqual([]);
    // Other addresses are not limited, and neither is this one after a while.
    expect((await ways['the cart page']?.(await aShopper('203.0.113.9'), code))?.text).toContain('applicato');
    shop.clock.advance(15 * 60_000);
    expect((await ways['the cart page']?.(browser, code))?.text).toContain('applicato');
  },
);

test('the Store API answers 429 with Retry-After', async () => {
  const at = '198.51.100.50';
  for (let guess = 0; guess < guessesAtMost.guestsOfAddress; guess += 1) {
    await api(await aShopper(at), '/cart/apply-coupon', { code: `BOH${guess}` });
  }
  const browser = await aShopper(at);
  const { store_nonce: nonce } = await cartOf(browser);
  const response = await browser.json('/wp-json/wc/store/v1/cart/apply-coupon', { code }, { nonce });
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '900']);
  expect((await response.json()).code).toBe('shop_rest_cart_coupon_error');
});

test('repeated use of real codes is never limited', async () => {
  const browser = await aShopper('198.51.100.60');
  for (let time = 0; time < guessesAtMost.guestsOfAddress + 5; time += 1) {
    expect((await api(browser, '/cart/apply-coupon', { code })).status).toBe(200);
    expect((await api(browser, '/cart/remove-coupon', { code })).status).toBe(200);
  }
});

test('a hundred guesses at once are counted as a hundred', async () => {
  const browser = await aShopper('198.51.100.70');
  const { store_nonce: nonce } = await cartOf(browser);
  const guesses = Array.from({ length: 40 }, (_, guess) =>
    browser.json('/wp-json/wc/store/v1/cart/apply-coupon', { code: `TUTTI${guess}` }, { nonce }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(guessesAtMost.guestsOfAddress);
  expect(statuses.filter((status) => status === 429)).toHaveLength(40 - guessesAtMost.guestsOfAddress);
});

test('guesses of guests do not limit a customer at the same address; a customer has a count of their own', async () => {
  const at = '198.51.100.80';
  const list = await aPriceList(shop.db, { slug: 'tentativi' });
  for (let guess = 0; guess <= guessesAtMost.guestsOfAddress; guess += 1) {
    await api(await aShopper(at), '/cart/apply-coupon', { code: `OSPITE${guess}` });
  }
  const asCustomer = (browser: TestBrowser) =>
    logInAs(browser, shop, { priceListId: list.id, kind: 'retail' });
  const customer = await aShopper(at, asCustomer);
  expect((await api(customer, '/cart/apply-coupon', { code })).status).toBe(200);
  const guesser = await aShopper(at, asCustomer);
  for (let guess = 0; guess < guessesAtMost.customer; guess += 1) {
    expect((await api(guesser, '/cart/apply-coupon', { code: `CLIENTE${guess}` })).status).toBe(400);
  }
  expect((await api(guesser, '/cart/apply-coupon', { code })).status).toBe(429);
  expect((await api(await aShopper(at, asCustomer), '/cart/apply-coupon', { code })).status).toBe(200);
});
