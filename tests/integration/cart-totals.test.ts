import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { takeNotices } from '#selling/cart/server/notices.ts';
import { chooseShippingAction } from '#selling/shipping/rules/shipping-actions.ts';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { cartOf } from '../factories/cart-entry-points.ts';
import { someShippingZones } from '../factories/shipping-zones.ts';

const gone = 'Il metodo di spedizione scelto non è più disponibile. Scegline un altro.';
let shop: TestShop;
let browser: TestBrowser;

beforeAll(async () => {
  shop = await aShop({
    async render(_request, { ctx }) {
      return Response.json({
        notices: (await takeNotices(ctx)).map(({ text }) => text),
        choose: ctx.nonces.make(chooseShippingAction),
      });
    },
  });
  await someShippingZones(shop.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  browser = aBrowser(shop);
  const { id } = await aProduct(shop.db, { columns: { weight_grams: 1500 } });
  await browser.post('/?wc-ajax=add_to_cart', { product_id: id });
});

const page = async () => (await browser.get('/cart/')).json();
const choose = async (rate: string, headers: Record<string, string> = {}) =>
  browser.post(
    '/?wc-ajax=update_shipping_method',
    { security: (await page()).choose, 'shipping_method[0]': rate },
    headers,
  );
const typeOf = (response: Response) => response.headers.get('content-type');
const html = 'text/html; charset=UTF-8';
const json = 'application/json; charset=UTF-8';

describe('the choice of shipping on the cart page', () => {
  it.each([
    ['text/html, */*; q=0.01', html],
    ['text/html', html],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', html],
    ['application/json, text/javascript, */*; q=0.01', json],
    ['application/json;q=0.9, text/html;q=0.5', json],
    ['text/html;q=0', json],
    ['*/*', json],
    ['', json],
  ])('[CPG-03] is answered to Accept: %s in %s', async (accept, type) => {
    const answer = await choose('flat_rate:3', accept === '' ? {} : { accept });
    expect([answer.status, typeOf(answer)]).toEqual([200, type]);
    const text = await answer.text();
    if (type === json) expect(JSON.parse(text).cart.shipping.method).toBe('flat_rate:3');
    else expect(text).toMatch(/^<[a-z]+ [^>]*class="[^"]*\bcart_totals\b/);
  });

  it('[CPG-03] shows in HTML the totals of the rate that was chosen', async () => {
    const chosen = await (await choose('flat_rate:3', { accept: 'text/html' })).text();
    expect((await cartOf(browser)).cart.shipping?.method).toBe('flat_rate:3');
    expect(chosen).toMatch(/<input[^>]*value="flat_rate:3"[^>]*checked|checked[^>]*value="flat_rate:3"/);
  });

  it('a rate that is not offered is reported on the next page where HTML is asked for', async () => {
    const answer = await choose('flat_rate:999', { accept: 'text/html' });
    expect(await answer.text()).toContain('cart_totals');
    expect((await page()).notices).toEqual([gone]);
    const shown = await (await choose('flat_rate:999')).json();
    expect(shown.notices).toEqual([{ kind: 'error', text: gone }]);
    expect((await page()).notices).toEqual([]);
  });

  it('a wrong nonce is refused whatever is asked for', async () => {
    for (const accept of ['text/html', 'application/json']) {
      const fields = { security: 'wrong', 'shipping_method[0]': 'flat_rate:3' };
      const refused = await browser.post('/?wc-ajax=update_shipping_method', fields, { accept });
      expect([refused.status, await refused.text()]).toEqual([403, '-1']);
    }
  });
});

describe('get_cart_totals', () => {
  it.each(['/?wc-ajax=get_cart_totals', '/wp-admin/admin-ajax.php?action=shop_get_cart_totals'])(
    'answers with the totals of the cart as HTML at %s, by GET and by POST, without a nonce',
    async (address) => {
      const chosen = await (await choose('flat_rate:3', { accept: 'text/html' })).text();
      for (const answer of [await browser.get(address), await browser.post(address)]) {
        expect([answer.status, typeOf(answer), await answer.text()]).toEqual([200, html, chosen]);
      }
    },
  );

  it('answers for an empty cart, too, and opens no session', async () => {
    const stranger = aBrowser(shop);
    const answer = await stranger.get('/?wc-ajax=get_cart_totals');
    expect(await answer.text()).toContain('cart_totals');
    expect(stranger.cookies.has(shop.sessionCookie)).toBe(false);
  });
});

describe('get_customer_location', () => {
  const hashOf = async (of: TestBrowser) => {
    const answer = await (await of.get('/?wc-ajax=get_customer_location')).json();
    expect(answer).toEqual({ success: true, data: { hash: expect.stringMatching(/^[0-9a-f]{12}$/) } });
    return answer.data.hash;
  };
  const goTo = async (of: TestBrowser, destination: Record<string, string>) => {
    const nonce = (await of.get('/wp-json/wc/store/v1/cart')).headers.get('nonce') ?? '';
    await of.json('/wp-json/wc/store/v1/cart/update-customer', { shipping_address: destination }, { nonce });
  };

  it('answers with a short digest of where the goods go, which another destination changes', async () => {
    const [home, other] = [await hashOf(browser), aBrowser(shop)];
    expect(await hashOf(other)).toBe(home);
    await goTo(browser, { country: 'DE', postcode: '10115' });
    const away = await hashOf(browser);
    expect(away).not.toBe(home);
    await goTo(other, { country: 'DE', postcode: '10115' });
    expect(await hashOf(other)).toBe(away);
    await goTo(other, { country: 'DE', postcode: '80331' });
    expect(await hashOf(other)).not.toBe(away);
  });

  it('opens no session', async () => {
    const stranger = aBrowser(shop);
    await hashOf(stranger);
    expect([...stranger.cookies.keys()]).not.toContain(shop.sessionCookie);
  });
});
