import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QuoteListContext } from '#wholesale/quotes/rules/quote-list/quote-list-context.ts';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { customerBrowser } from '../factories/order-calls.ts';

let shop: TestShop;
const cart = '/wp-json/wc/store/v1/cart';
const elsewhere = { origin: 'https://elsewhere.example' };

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

const nonceOf = async (browser: TestBrowser) => (await browser.get(cart)).headers.get('nonce') ?? '';

const linesOf = async (browser: TestBrowser) => (await (await browser.get(cart)).json()).items_count;

describe('a nonce of a guest', () => {
  it('stays good after the first write opened a session: three writes with it are made', async () => {
    const browser = aBrowser(shop);
    const nonce = await nonceOf(browser);
    const statuses: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      const { id } = await aProduct(shop.db);
      statuses.push((await browser.json(`${cart}/add-item`, { id }, { nonce })).status);
    }
    expect(statuses).toEqual([201, 201, 201]);
    expect(await linesOf(browser)).toBe(3);
  });

  it.skipIf(!pagesAreBuilt())('[RAQ-02] stays good for the quote list after the first add', async () => {
    const browser = aBrowser(shop);
    const context: QuoteListContext = JSON.parse(await (await browser.get('/request-quote/place/')).text());
    const answers: unknown[] = [];
    for (let time = 0; time < 3; time += 1) {
      const { id } = await aProduct(shop.db);
      const sent = { action: context.action, [context.subAction]: 'add_item', _wpnonce: context.nonce };
      const answer = await browser.post(context.url, { ...sent, product_id: id });
      answers.push([answer.status, JSON.parse(await answer.text()).result]);
    }
    expect(answers).toEqual([
      [200, 'true'],
      [200, 'true'],
      [200, 'true'],
    ]);
  });

  it('stays good for the rows of a product table', async () => {
    const browser = aBrowser(shop);
    const { id } = await aProduct(shop.db);
    const marks = await browser.post('/wp-admin/admin-ajax.php', { action: 'ptable_wc_fragments' });
    const { nonce } = await marks.json();
    await browser.post('/?wc-ajax=add_to_cart', { product_id: id });
    const call = { action: 'ptable_remove_from_cart', product_id: id, nonce };
    expect(await (await browser.post('/wp-admin/admin-ajax.php', call)).text()).toBe('removed');
  });

  it('is refused from a logged-in customer, and theirs from a guest and from another customer', async () => {
    const guest = aBrowser(shop);
    const [{ browser: customer }, { browser: other }] = [
      await customerBrowser(shop),
      await customerBrowser(shop),
    ];
    const { id } = await aProduct(shop.db);
    const add = async (browser: TestBrowser, nonce: string) =>
      (await browser.json(`${cart}/add-item`, { id }, { nonce })).status;
    const [ofGuest, ofCustomer, ofOther] = [
      await nonceOf(guest),
      await nonceOf(customer),
      await nonceOf(other),
    ];
    expect(
      await Promise.all([add(customer, ofGuest), add(guest, ofCustomer), add(customer, ofOther)]),
    ).toEqual([403, 403, 403]);
    expect([await add(guest, ofGuest), await add(customer, ofCustomer)]).toEqual([201, 201]);
  });

  it("is the guest's own where a form of the platform carries it", async () => {
    const [one, other] = [aBrowser(shop), aBrowser(shop)];
    const { id } = await aProduct(shop.db);
    for (const browser of [one, other]) await browser.post('/?wc-ajax=add_to_cart', { product_id: id });
    const fragments = async (browser: TestBrowser) =>
      (await browser.post('/?wc-ajax=get_refreshed_fragments')).json();
    const { cart_nonce: foreign } = await fragments(other);
    const { cart: mine, cart_nonce: own } = await fragments(one);
    const remove = (nonce: string) => one.get(`/cart/?remove_item=${mine.lines[0].key}&_wpnonce=${nonce}`);
    await remove(foreign);
    expect(await linesOf(one)).toBe(1);
    await remove(own);
    expect(await linesOf(one)).toBe(0);
  });
});

describe('what a page of another site sends', () => {
  it('changes nothing over the Store API, whatever nonce it brings', async () => {
    const browser = aBrowser(shop);
    const nonce = await nonceOf(browser);
    const { id } = await aProduct(shop.db);
    await browser.json(`${cart}/add-item`, { id }, { nonce });
    for (const from of [elsewhere, { origin: 'null' }]) {
      const refused = await browser.json(`${cart}/add-item`, { id }, { nonce, ...from });
      expect([refused.status, (await refused.json()).code]).toEqual([403, 'shop_rest_invalid_nonce']);
      expect(refused.headers.get('access-control-allow-origin')).toBeNull();
      const batch = { requests: [{ path: '/wc/store/v1/cart/add-item', body: { id }, headers: { nonce } }] };
      const { responses } = await (await browser.json('/wp-json/wc/store/v1/batch', batch, from)).json();
      expect(responses[0].status).toBe(403);
    }
    expect(await linesOf(browser)).toBe(1);
  });

  it('is carried out over the Store API with a Cart-Token, which no browser sends by itself', async () => {
    const token = (await aBrowser(shop).get(cart)).headers.get('cart-token') ?? '';
    const { id } = await aProduct(shop.db);
    const headers = { ...elsewhere, 'cart-token': token };
    const added = await aBrowser(shop).json(`${cart}/add-item`, { id }, headers);
    expect([added.status, added.headers.get('access-control-allow-origin')]).toEqual([201, elsewhere.origin]);
  });

  it.each<[string, string, Record<string, string>]>([
    ['wc-ajax add_to_cart', '/?wc-ajax=add_to_cart', {}],
    ['wc-ajax add_to_cart of /index.php', '/index.php?wc-ajax=add_to_cart', {}],
    ['the generic endpoint', '/wp-admin/admin-ajax.php', { action: 'shop_add_to_cart' }],
    ['emptying the cart', '/wp-admin/admin-ajax.php', { action: 'ptable_fragment_empty_cart' }],
  ])('changes nothing by %s, and does not replace the visitor’s session', async (_name, address, fields) => {
    const browser = aBrowser(shop);
    const { id } = await aProduct(shop.db);
    await browser.post('/?wc-ajax=add_to_cart', { product_id: id });
    const session = browser.cookies.get(shop.sessionCookie);
    for (const from of [elsewhere, { origin: 'null' }]) {
      const refused = await browser.post(address, { product_id: id, ...fields }, from);
      expect([refused.status, await refused.text()]).toEqual([403, '-1']);
      // A browser leaves the session's cookie out where another site posts.
      const stranger = await aBrowser(shop).post(address, { product_id: id, ...fields }, from);
      expect([stranger.status, stranger.headers.getSetCookie()]).toEqual([403, []]);
    }
    expect([browser.cookies.get(shop.sessionCookie), await linesOf(browser)]).toEqual([session, 1]);
  });

  it('is answered where it changes nothing, and recognised by Sec-Fetch-Site where there is no Origin', async () => {
    const read = await shop.fetch('/?wc-ajax=get_refreshed_fragments', { headers: elsewhere });
    expect(read.status).toBe(200);
    const posted = await shop.fetch('/?wc-ajax=add_to_cart', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(posted.status).toBe(403);
    // An API client sends neither.
    expect((await shop.fetch('/?wc-ajax=add_to_cart', { method: 'POST' })).status).toBe(200);
  });
});
