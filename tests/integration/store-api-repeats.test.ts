import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionCookieName } from '#http/requests/session-cookie.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aPerson } from '../factories/a-person.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { goodPassword } from '../factories/account-calls.ts';
import { storeOrder } from '../factories/errand-entry-points.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

const base = '/wp-json/wc/store/v1';
type Headers = Readonly<Record<string, string>>;

async function call(path: string, headers: Headers, body?: object) {
  const response = await shop.fetch(`${base}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const name = sessionCookieName(shop.wire.platform, shop.shopUrl);
  const set = response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));
  return {
    status: response.status,
    body: await response.json(),
    nonce: response.headers.get('nonce') ?? '',
    token: response.headers.get('cart-token') ?? '',
    cookie: set?.split(';')[0] ?? '',
  };
}

let count = 0;

/** What a guest orders together with an account. */
function anOrder() {
  count += 1;
  const email = `ripete-${count}@example.com`;
  const body = {
    ...storeOrder({ billing_email: email }),
    create_account: true,
    customer_password: goodPassword,
  };
  return { email, body };
}

/** A guest of a browser with a part in the cart: the session's cookie, the nonce and the token of the cart. */
async function aGuest() {
  const { id } = await aProduct(shop.db);
  const { nonce } = await call('/cart', {});
  const { cookie, token } = await call('/cart/add-item', { nonce }, { id });
  return { cookie, nonce, token };
}

/** A guest with nothing but a token. */
async function aTokenHolder() {
  const { id } = await aProduct(shop.db);
  const { token } = await call('/cart', {});
  await call('/cart/add-item', { 'cart-token': token }, { id });
  return token;
}

async function madeFor(email: string) {
  const orders = await shop.db
    .selectFrom('orders')
    .select('id')
    .where(sql<string>`billing_address ->> 'email'`, '=', email)
    .execute();
  const accounts = await shop.db.selectFrom('customers').select('id').where('email', '=', email).execute();
  return [orders.length, accounts.length];
}

describe('the same checkout of the Store API sent again, after an order that made an account', () => {
  it.each<[string, (guest: { cookie: string; nonce: string; token: string }) => Headers]>([
    ['the cookie that the guest had', ({ cookie, nonce }) => ({ cookie, nonce })],
    ['the token of the guest alone', ({ token }) => ({ 'cart-token': token })],
    ['cookie and token of the guest', ({ cookie, token }) => ({ cookie, 'cart-token': token })],
    ['cookie, nonce and token', ({ cookie, nonce, token }) => ({ cookie, nonce, 'cart-token': token })],
  ])('[CHK-13] is answered as the first was by %s', async (_, repeated) => {
    const guest = await aGuest();
    const { email, body } = anOrder();
    const first = await call('/checkout', { cookie: guest.cookie, nonce: guest.nonce }, body);
    expect([first.status, first.cookie]).toEqual([200, expect.stringContaining('=p')]);
    const second = await call('/checkout', repeated(guest), body);
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(await madeFor(email)).toEqual([1, 1]);
    // The answer holds the order alone: the log-in needs the new cookie.
    expect(second.cookie).toBe('');
  });

  it('[CHK-13] is answered as the first was to the customer who is logged in by it', async () => {
    const guest = await aGuest();
    const { email, body } = anOrder();
    const first = await call('/checkout', { cookie: guest.cookie, nonce: guest.nonce }, body);
    const second = await call('/checkout', { cookie: first.cookie, nonce: first.nonce }, body);
    expect([second.status, second.body]).toEqual([200, first.body]);
    const third = await call('/checkout', { cookie: first.cookie, 'cart-token': first.token }, body);
    expect([third.status, third.body]).toEqual([200, first.body]);
    expect(await madeFor(email)).toEqual([1, 1]);
  });

  it('[CHK-13] is answered as the first was by a token that came without any cookie', async () => {
    const token = await aTokenHolder();
    const { email, body } = anOrder();
    const first = await call('/checkout', { 'cart-token': token }, body);
    expect(first.status).toBe(200);
    const second = await call('/checkout', { 'cart-token': token }, body);
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(await madeFor(email)).toEqual([1, 1]);
  });

  it('[CHK-13] is answered alike where both are under way at once', async () => {
    const { cookie, nonce } = await aGuest();
    const { email, body } = anOrder();
    const answers = await Promise.all([1, 2, 3].map(() => call('/checkout', { cookie, nonce }, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body.order_id)).size).toBe(1);
    expect(await madeFor(email)).toEqual([1, 1]);
  });

  it('shows the order to no other client, and not in reply to another request', async () => {
    const guest = await aGuest();
    const { email, body } = anOrder();
    const first = await call('/checkout', { cookie: guest.cookie, nonce: guest.nonce }, body);
    const { cookie, nonce, token } = await aGuest();
    await call(
      '/cart/remove-item',
      { cookie, nonce },
      { key: (await call('/cart', { cookie })).body.items[0].key },
    );
    const sessionId = Number(
      (
        await shop.db
          .selectFrom('orders')
          .select('session_id')
          .where('id', '=', first.body.order_id)
          .executeTakeFirstOrThrow()
      ).session_id,
    );
    const owner = `t_0${sessionId.toString(16).padStart(29, '0')}`;
    const name = sessionCookieName(shop.wire.platform, shop.shopUrl);
    const { customerId } = await aPerson(shop.db);
    const other = await aBrowserOf(shop, customerId);
    const otherCookie = `${name}=${other.cookies.get(name)}`;
    const otherNonce = (await call('/cart', { cookie: otherCookie })).nonce;
    const strangers: readonly Headers[] = [
      { nonce },
      { cookie, nonce },
      { 'cart-token': token },
      { cookie: otherCookie, nonce: otherNonce },
      // A client that knows the number of the session or of the account, which are no secrets.
      { cookie: `${name}=${owner}`, nonce },
      { cookie: `${name}=${first.body.customer_id}`, nonce },
    ];
    for (const headers of strangers) {
      const answer = await call('/checkout', headers, body);
      expect([answer.status, answer.body.code, answer.body.order_key]).toEqual([
        409,
        'shop_rest_cart_empty',
        undefined,
      ]);
    }
    const forged = await call('/checkout', { 'cart-token': guest.token.replace(/.{4}$/, 'AAAA') }, body);
    expect([forged.status, forged.body.code]).toEqual([401, 'shop_rest_missing_nonce']);
    const otherwise = await call(
      '/checkout',
      { cookie: guest.cookie, nonce },
      { ...body, customer_note: 'Altro' },
    );
    expect(otherwise.status).toBe(409);
    const unread = await call(
      '/checkout',
      { 'cart-token': guest.token },
      { ...body, customer_note: 'Altro' },
    );
    expect([unread.status, unread.body.code]).toEqual([401, 'shop_rest_missing_nonce']);
    expect(await madeFor(email)).toEqual([1, 1]);
  });

  it('is another order where the customer has filled the cart again', async () => {
    const guest = await aGuest();
    const { email, body } = anOrder();
    const first = await call('/checkout', { cookie: guest.cookie, nonce: guest.nonce }, body);
    const { cookie, nonce } = first;
    const { id } = await aProduct(shop.db);
    await call('/cart/add-item', { cookie, nonce }, { id });
    const second = await call('/checkout', { cookie, nonce }, body);
    expect([second.status, second.body.customer_id]).toEqual([200, first.body.customer_id]);
    expect(second.body.order_id).not.toBe(first.body.order_id);
    expect(await madeFor(email)).toEqual([2, 1]);
  });

  it('is recognised for two days', async () => {
    const { cookie, nonce } = await aGuest();
    const { body } = anOrder();
    await call('/checkout', { cookie, nonce }, body);
    await shop.db.updateTable('order_repeats').set({ expires_at: shop.clock.now() }).execute();
    expect((await call('/checkout', { cookie, nonce }, body)).status).toBe(409);
  });
});
