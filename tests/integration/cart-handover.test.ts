import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeNotices } from '#selling/cart/server/notices.ts';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aStoredCoupon } from '../factories/a-coupon.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { cartOf } from '../factories/cart-entry-points.ts';
import { customerBrowser } from '../factories/order-calls.ts';

const base = '/wp-json/wc/store/v1';
const hourMs = 60 * 60 * 1000;
const joined = 'Gli articoli scelti altrove sono stati aggiunti a quelli che avevi già nel carrello.';
const over =
  'Questo link al carrello è già stato usato o è scaduto. Torna dove l’hai trovato e aprilo di nuovo.';
let shop: TestShop;

beforeAll(async () => {
  shop = await aShop({
    async render(_request, { ctx }) {
      return Response.json({ notices: (await takeNotices(ctx)).map(({ text }) => text) });
    },
  });
});
afterAll(() => shop.close());

/** A third-party shop front: it has only the cart's token. */
async function aHeadlessShop() {
  let token = (await shop.fetch(`${base}/cart`)).headers.get('cart-token') ?? '';
  const ask = async (path: string, body?: object) => {
    const answer = await shop.fetch(base + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'cart-token': token, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    token = answer.headers.get('cart-token') ?? token;
    return answer.json();
  };
  return {
    ask,
    token: () => token,
    link: (path = '/checkout/') => `${path}?session=${token}`,
    async add(quantity = 1) {
      const { id } = await aProduct(shop.db);
      await ask('/cart/add-item', { id, quantity });
      return id;
    },
  };
}

const linesOf = async (browser: TestBrowser) =>
  (await cartOf(browser)).cart.lines.map(({ productId, quantity }) => [productId, quantity]);
const shownTo = async (browser: TestBrowser) => (await (await browser.get('/cart/')).json()).notices;

describe('?session={cart token} hands a cart to a browser', () => {
  it('with its goods, coupons and destination, and leads to the same address without the token', async () => {
    const headless = await aHeadlessShop();
    const id = await headless.add(3);
    const { code } = await aStoredCoupon(shop.db);
    await headless.ask('/cart/apply-coupon', { code });
    await headless.ask('/cart/update-customer', { shipping_address: { country: 'DE', postcode: '10115' } });
    const browser = aBrowser(shop);
    const answer = await browser.get(`${headless.link()}&utm_source=app`);
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      303,
      '/checkout/?utm_source=app',
      'no-store',
    ]);
    const { cart } = await cartOf(browser);
    expect(cart.lines).toMatchObject([{ productId: id, quantity: 3 }]);
    expect(cart.coupons).toMatchObject([{ code }]);
    expect(cart.destination).toMatchObject({ country: 'DE', postcode: '10115' });
    expect(browser.cookies.get('shop_items_in_cart')).toBe('1');
    expect(await shownTo(browser)).toEqual([]);
  });

  it('on any page, also on a public one', async () => {
    for (const path of ['/', '/shop/', '/cart/']) {
      const headless = await aHeadlessShop();
      const id = await headless.add();
      const browser = aBrowser(shop);
      expect((await browser.get(headless.link(path))).headers.get('location')).toBe(path);
      expect(await linesOf(browser)).toEqual([[id, 1]]);
    }
  });

  it('once: a later visitor of the link is told so, and gets nothing of the cart', async () => {
    const headless = await aHeadlessShop();
    await headless.add();
    const link = headless.link();
    await aBrowser(shop).get(link);
    const other = aBrowser(shop);
    expect((await other.get(link)).headers.get('location')).toBe('/checkout/');
    expect(await linesOf(other)).toEqual([]);
    expect(await shownTo(other)).toEqual([over]);
  });

  it('once, even where it is opened many times at the same moment', async () => {
    const headless = await aHeadlessShop();
    await headless.add();
    const browsers = Array.from({ length: 6 }, () => aBrowser(shop));
    await Promise.all(browsers.map((browser) => browser.get(headless.link())));
    const filled = await Promise.all(browsers.map(linesOf));
    expect(filled.filter((lines) => lines.length > 0)).toHaveLength(1);
  });

  it('a second time with a newer token, which invalidates all tokens that were signed before it', async () => {
    const headless = await aHeadlessShop();
    const first = await headless.add();
    const older = headless.link();
    await aBrowser(shop).get(headless.link());
    shop.clock.advance(1000);
    const second = await headless.add();
    const browser = aBrowser(shop);
    await browser.get(headless.link());
    expect(await linesOf(browser)).toEqual([
      [first, 1],
      [second, 1],
    ]);
    const late = aBrowser(shop);
    await late.get(older);
    expect(await linesOf(late)).toEqual([]);
  });

  it('for an hour after the token was signed', async () => {
    const headless = await aHeadlessShop();
    await headless.add();
    const link = headless.link();
    const start = shop.clock.now();
    shop.clock.advance(hourMs + 1000);
    const late = aBrowser(shop);
    await late.get(link);
    expect([await linesOf(late), await shownTo(late)]).toEqual([[], [over]]);
    // The token opens the cart over the Store API for two days, and its answers bring a newer one.
    await headless.ask('/cart');
    const browser = aBrowser(shop);
    await browser.get(headless.link());
    expect(await linesOf(browser)).toHaveLength(1);
    shop.clock.set(start);
  });

  it('merging it into the browser’s cart: of a line in both the larger quantity stays', async () => {
    const headless = await aHeadlessShop();
    const [both, theirs] = [await headless.add(2), await headless.add(1)];
    const browser = aBrowser(shop);
    await browser.post('/?wc-ajax=add_to_cart', { product_id: both, quantity: 5 });
    const { id: own } = await aProduct(shop.db);
    await browser.post('/?wc-ajax=add_to_cart', { product_id: own });
    await browser.get(headless.link());
    expect(await linesOf(browser)).toEqual([
      [both, 5],
      [own, 1],
      [theirs, 1],
    ]);
    expect(await shownTo(browser)).toEqual([joined]);
  });

  it('to a customer who is logged in, and stays so', async () => {
    const headless = await aHeadlessShop();
    const id = await headless.add(2);
    const { browser } = await customerBrowser(shop);
    const session = browser.cookies.get(shop.sessionCookie);
    await browser.get(headless.link());
    expect([await linesOf(browser), browser.cookies.get(shop.sessionCookie)]).toEqual([[[id, 2]], session]);
  });
});

describe('the author of the link', () => {
  it('sees nothing of what the browser does with the cart, and changes nothing in it', async () => {
    const headless = await aHeadlessShop();
    const id = await headless.add();
    const browser = aBrowser(shop);
    await browser.get(headless.link());
    const nonce = (await browser.get(`${base}/cart`)).headers.get('nonce') ?? '';
    await browser.post('/?wc-ajax=add_to_cart', { product_id: (await aProduct(shop.db)).id });
    const billing_address = { first_name: 'Anna', email: 'anna.bianchi@example.com' };
    await browser.json(`${base}/cart/update-customer`, { billing_address }, { nonce });
    const seen = await headless.ask('/cart');
    expect(seen.items.map((item: { id: number }) => item.id)).toEqual([id]);
    expect(JSON.stringify(seen)).not.toContain('anna.bianchi');
    await headless.add(4);
    expect(await linesOf(browser)).toHaveLength(2);
  });

  it('hands over goods, and no personal data: no address, note or payment method', async () => {
    const headless = await aHeadlessShop();
    await headless.add();
    const billing_address = { first_name: 'Ugo', city: 'Torino', email: 'ugo@example.com' };
    await headless.ask('/cart/update-customer', { billing_address, shipping_address: billing_address });
    const browser = aBrowser(shop);
    await browser.get(headless.link());
    const cart = await (await browser.get(`${base}/cart`)).json();
    expect(cart.items).toHaveLength(1);
    expect(JSON.stringify([cart.billing_address, cart.shipping_address])).not.toMatch(/Ugo|Torino|ugo@/);
  });

  it('cannot set a session of their choice in a browser', async () => {
    const headless = await aHeadlessShop();
    await headless.add();
    const [one, other] = [aBrowser(shop), aBrowser(shop)];
    await one.get(headless.link());
    await other.post('/?wc-ajax=add_to_cart', { product_id: (await aProduct(shop.db)).id });
    const before = other.cookies.get(shop.sessionCookie);
    shop.clock.advance(1000);
    await headless.ask('/cart');
    await other.get(headless.link());
    expect(other.cookies.get(shop.sessionCookie)).toBe(before);
    expect(one.cookies.get(shop.sessionCookie)).not.toBe(before);
    expect(one.cookies.get(shop.sessionCookie)).toMatch(/^g.{40,}/);
  });
});

describe('a link has no effect', () => {
  const sessions = async () => (await shop.db.selectFrom('sessions').select('id').execute()).length;

  it.each(['x', 'a.b.c', '', '..', '%F0%9F%98%80'])('with %j, which is ignored', async (token) => {
    const before = await sessions();
    const answer = await aBrowser(shop).get(`/checkout/?session=${token}`);
    expect([answer.status, await sessions()]).toEqual([200, before]);
  });

  it('with a token whose signature is wrong', async () => {
    const headless = await aHeadlessShop();
    await headless.add();
    const [head, payload] = headless.token().split('.');
    const browser = aBrowser(shop);
    await browser.get(`/checkout/?session=${head}.${payload}.${'A'.repeat(43)}`);
    expect(await linesOf(browser)).toEqual([]);
  });

  it('with the token of a customer, whose cart only the customer opens', async () => {
    const { browser } = await customerBrowser(shop);
    await browser.post('/?wc-ajax=add_to_cart', { product_id: (await aProduct(shop.db)).id });
    const token = (await browser.get(`${base}/cart`)).headers.get('cart-token') ?? '';
    const other = aBrowser(shop);
    await other.get(`/checkout/?session=${token}`);
    expect([await linesOf(other), await shownTo(other)]).toEqual([[], [over]]);
    await browser.get(`/checkout/?session=${token}`);
    expect(await linesOf(browser)).toHaveLength(1);
  });

  it('with the token of an empty cart', async () => {
    const headless = await aHeadlessShop();
    const browser = aBrowser(shop);
    await browser.get(headless.link());
    expect(await shownTo(browser)).toEqual([over]);
  });

  it('in the browser that has this cart already', async () => {
    const browser = aBrowser(shop);
    await browser.post('/?wc-ajax=add_to_cart', { product_id: (await aProduct(shop.db)).id });
    const token = (await browser.get(`${base}/cart`)).headers.get('cart-token') ?? '';
    expect((await browser.get(`/cart/?session=${token}`)).status).toBe(303);
    expect([await linesOf(browser), await shownTo(browser)]).toEqual([[expect.anything()], []]);
    // The link stays unused.
    const other = aBrowser(shop);
    await other.get(`/cart/?session=${token}`);
    expect(await linesOf(other)).toHaveLength(1);
  });

  it('while a browser prefetches it, or sends HEAD', async () => {
    const headless = await aHeadlessShop();
    await headless.add();
    const guessing = aBrowser(shop);
    await guessing.get(headless.link(), { 'sec-purpose': 'prefetch' });
    await shop.fetch(headless.link(), { method: 'HEAD' });
    expect(await linesOf(guessing)).toEqual([]);
    const browser = aBrowser(shop);
    await browser.get(headless.link());
    expect(await linesOf(browser)).toHaveLength(1);
  });

  it('on a form post: the form is processed', async () => {
    const headless = await aHeadlessShop();
    await headless.add();
    const browser = aBrowser(shop);
    const posted = await browser.post(`/cart/?session=${headless.token()}`, { session: headless.token() });
    expect([posted.status, await linesOf(browser)]).toEqual([200, []]);
  });

  it('that leads away from the shop', async () => {
    const headless = await aHeadlessShop();
    await headless.add();
    const answer = await shop.fetch(`${shop.shopUrl}//evil.example/x.php?session=${headless.token()}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/evil.example/x.php']);
  });
});
