import { afterAll, beforeAll, expect, it } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { customerBrowser } from '../factories/order-calls.ts';

const me = '/wp-json/wp/v2/users/me';
const dismissed = { shop_meta: { coming_soon_banner_dismissed: 'yes', role: 'administrator' } };
let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

async function somebody() {
  const { browser, customerId } = await customerBrowser(shop);
  const nonce = await (await browser.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
  return { browser, customerId, headers: { 'x-wp-nonce': nonce } };
}

it('[SITE-30] [SITE-31] [REST-01] the banner is dismissed by the user’s own meta, which stays', async () => {
  const { browser, customerId, headers } = await somebody();
  expect(await (await browser.get(me, headers)).json()).toMatchObject({
    id: customerId,
    shop_meta: { coming_soon_banner_dismissed: '' },
  });
  const answer = await browser.json(me, dismissed, headers);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-wp-nonce')).toBeTruthy();
  expect((await answer.json()).shop_meta).toEqual({ coming_soon_banner_dismissed: 'yes' });
  expect((await (await browser.get(me, headers)).json()).shop_meta).toEqual({
    coming_soon_banner_dismissed: 'yes',
  });
  const { meta } = await shop.db
    .selectFrom('customers')
    .select('meta')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  expect(meta).toEqual({ coming_soon_banner_dismissed: 'yes' });
});

it('[REST-02] a POST may mean another method, by header; the plain method is taken as well', async () => {
  const { browser, headers } = await somebody();
  for (const method of ['PUT', 'PATCH']) {
    const answer = await browser.json(me, dismissed, { ...headers, 'x-http-method-override': method });
    expect(answer.status).toBe(200);
  }
  expect((await browser.json(me, dismissed, { ...headers, 'x-http-method-override': 'DELETE' })).status).toBe(
    404,
  );
});

it('[SITE-31] the banner is dismissed by a form and by the address as well', async () => {
  const query = 'shop_meta[coming_soon_banner_dismissed]=yes';
  for (const [address, form] of [
    [me, new URLSearchParams(query)],
    [`/index.php?rest_route=/wp/v2/users/me&${query}`, undefined],
  ] as const) {
    const { browser, headers } = await somebody();
    const answer = await browser.post(address, form, headers);
    expect((await answer.json()).shop_meta).toEqual({ coming_soon_banner_dismissed: 'yes' });
  }
});

it('[REST-04] a nonce of another user is refused with the code that asks for a new one', async () => {
  const one = await somebody();
  const other = await somebody();
  const answer = await one.browser.json(me, dismissed, other.headers);
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: 'rest_cookie_invalid_nonce' });
});

it('[SITE-30] without a nonce, and for guests, nobody is logged in', async () => {
  const { browser } = await somebody();
  for (const by of [browser, aBrowser(shop)]) {
    const answer = await by.json(me, dismissed);
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'rest_not_logged_in']);
  }
});

it('[SITE-31] a value that the field cannot have is refused, and broken JSON', async () => {
  const { browser, headers } = await somebody();
  const answer = await browser.json(me, { shop_meta: { coming_soon_banner_dismissed: 'forse' } }, headers);
  expect([answer.status, (await answer.json()).code]).toEqual([400, 'rest_invalid_param']);
});

it('[SITE-28] without scripts a link dismisses the notice: its cookie, and back to the page before', async () => {
  const id = 'a'.repeat(32);
  const answer = await aBrowser(shop).get(`/?dismiss_store_notice=${id}`, {
    referer: `${shop.shopUrl}/shop/`,
  });
  expect(answer.headers.get('location')).toBe('/shop/');
  expect(answer.headers.getSetCookie().join()).toMatch(new RegExp(`store_notice${id}=hidden; Path=/`));
});
