import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bulkAdd } from '#selling/cart/server/bulk-add/bulk-add.ts';
import { takeNotices } from '#selling/cart/server/notices.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aProduct, type MadeProduct } from '../factories/a-product.ts';
import { aRequestContext } from '../factories/a-request-context.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { anApiClient } from '../factories/an-api-client.ts';
import { cartOf } from '../factories/cart-entry-points.ts';

let shop: TestShop;
let product: MadeProduct;

const sentence = /è stato cambiato in un’altra pagina/;

beforeAll(async () => {
  shop = await aShop({
    render: async (_request, { ctx }) => Response.json({ notices: await takeNotices(ctx) }),
  });
  product = await aProduct(shop.db);
  // Another request interferes with every attempt, so that none can be written.
  await sql`create function take_line_away() returns trigger language plpgsql as 'begin return null; end'`.execute(
    shop.db,
  );
  await sql`create trigger takes_line_away before insert on cart_lines
    for each row execute function take_line_away()`.execute(shop.db);
});
afterAll(() => shop.close());

test('adding by script to a cart that changes during every attempt leads to a page that says so', async () => {
  const browser = aBrowser(shop);
  const response = await browser.post('/?wc-ajax=add_to_cart', { product_id: product.id, quantity: 1 });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    error: true,
    product_url: `${shop.shopUrl}/product/${product.slug}/`,
  });
  const { notices } = await (await browser.get('/cart/')).json();
  expect(notices).toMatchObject([{ kind: 'error', text: expect.stringMatching(sentence) }]);
});

test('adding by link to a cart that changes during every attempt says so on its page', async () => {
  const response = await aBrowser(shop).get(`/shop/?add-to-cart=${product.id}`);
  expect(response.status).toBe(200);
  expect((await response.json()).notices).toMatchObject([{ text: expect.stringMatching(sentence) }]);
});

test('the Store API answers 409 where the cart changes during every attempt', async () => {
  const { status, body } = await anApiClient(shop).ask('POST', '/cart/add-item', {
    id: product.id,
    quantity: 1,
  });
  expect([status, body.code]).toEqual([409, 'shop_rest_cart_busy']);
  expect(body.message).toMatch(sentence);
});

test('a bulk add of which the cart takes no line reports why, and adds nothing', async () => {
  const ctx = await aRequestContext(shop.db);
  const line = {
    name: product.name,
    productId: product.id,
    variationId: null,
    attributes: {},
    quantity: 2,
  };
  const bulk = await bulkAdd(ctx, [line]);
  expect(bulk).toMatchObject({
    added: [],
    missing: [],
    misfits: [],
    refusals: [{ line, error: { code: 'cart-busy' } }],
  });
  expect((await cartOf(aBrowser(shop))).cart.count).toBe(0);
});

test('where other requests lock the same rows during every attempt the answer is 503 with Retry-After', async () => {
  await sql`create function be_a_victim() returns trigger language plpgsql
    as $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`.execute(shop.db);
  await sql`create trigger victim before insert on carts for each row execute function be_a_victim()`.execute(
    shop.db,
  );
  const request = { product_id: product.id, quantity: 1 };
  const byScript = await aBrowser(shop).post('/?wc-ajax=add_to_cart', request);
  const byApi = await anApiClient(shop).ask('POST', '/cart/add-item', { id: product.id, quantity: 1 });
  await sql`drop function be_a_victim cascade`.execute(shop.db);
  expect([byScript.status, byScript.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await byScript.text()).toContain('riprova tra qualche secondo');
  expect([byApi.status, byApi.body.code, byApi.headers.get('retry-after')]).toEqual([
    503,
    'shop_rest_busy',
    '1',
  ]);
});
