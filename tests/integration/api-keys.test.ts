import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { percentEncoded, signatureBase } from '#http/wire/admin-api/oauth-signature.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { anApiKey, basicOf, type TestApiKey } from '../factories/an-api-key.ts';

const orders = '/wp-json/wc/v3/orders';
const codeOf = async (answer: Response) => {
  const body: unknown = await answer.json();
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
  return [answer.status, code];
};
const authenticationError = [401, 'shop_rest_authentication_error'];
const cannotView = [401, 'shop_rest_cannot_view'];

describe('calls by API key over HTTPS', () => {
  let shop: TestShop;
  let key: TestApiKey;
  beforeAll(async () => {
    shop = await aShop({ shopUrl: 'https://shop.test' });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    key = await anApiKey(shop, { role: 'administrator' });
  });

  it('a key opens the API by Basic and by the address', async () => {
    expect((await shop.fetch(orders, { headers: basicOf(key) })).status).toBe(200);
    const query = `consumer_key=${key.consumerKey}&consumer_secret=${key.consumerSecret}`;
    expect((await shop.fetch(`${orders}?${query}`)).status).toBe(200);
    expect((await shop.fetch(`/?rest_route=/wc/v3/orders&${query}`)).status).toBe(200);
  });

  it('nobody and unknown keys may view nothing, a wrong secret is an error of its own', async () => {
    expect(await codeOf(await shop.fetch(orders))).toEqual(cannotView);
    const unknown = { ...key, consumerKey: `ck_${'0'.repeat(40)}` };
    expect(await codeOf(await shop.fetch(orders, { headers: basicOf(unknown) }))).toEqual(cannotView);
    const wrong = await shop.fetch(orders, {
      headers: basicOf({ ...key, consumerSecret: `cs_${'0'.repeat(40)}` }),
    });
    expect(wrong.headers.get('www-authenticate')).toContain('Basic');
    expect(await codeOf(wrong)).toEqual(authenticationError);
    expect(await codeOf(await shop.fetch('/wp-json/wc/v3/nothing'))).toEqual([404, 'rest_no_route']);
  });

  it('reading and writing take keys of their own', async () => {
    const reads = await anApiKey(shop, { role: 'administrator', access: 'read' });
    const writes = await anApiKey(shop, { role: 'administrator', access: 'write' });
    const put = (by: TestApiKey) =>
      shop.fetch(`${orders}/1`, {
        method: 'PUT',
        headers: { ...basicOf(by), 'content-type': 'application/json' },
        body: '{}',
      });
    expect((await shop.fetch(orders, { headers: basicOf(reads) })).status).toBe(200);
    expect(await codeOf(await put(reads))).toEqual(authenticationError);
    expect(await codeOf(await shop.fetch(orders, { headers: basicOf(writes) }))).toEqual(authenticationError);
  });

  it('a key may do what its person may do at this moment', async () => {
    const clerk = await anApiKey(shop, { role: 'warehouse' });
    await shop.db
      .updateTable('staff_roles')
      .set({ rights: ['stock'] })
      .where('code', '=', 'warehouse')
      .execute();
    expect(await codeOf(await shop.fetch(orders, { headers: basicOf(clerk) }))).toEqual([
      403,
      'shop_rest_cannot_view',
    ]);
    await shop.db
      .updateTable('staff_roles')
      .set({ rights: ['stock', 'orders'] })
      .where('code', '=', 'warehouse')
      .execute();
    expect((await shop.fetch(orders, { headers: basicOf(clerk) })).status).toBe(200);
    await shop.db
      .updateTable('customers')
      .set({ staff_role: null })
      .where('id', '=', clerk.ownerId)
      .execute();
    expect(await codeOf(await shop.fetch(orders, { headers: basicOf(clerk) }))).toEqual(authenticationError);
  });

  it('the last use is stored once a minute', async () => {
    const lastUse = async () =>
      (
        await shop.db
          .selectFrom('api_keys')
          .select('last_used_at')
          .where('id', '=', key.id)
          .executeTakeFirstOrThrow()
      ).last_used_at;
    expect(await lastUse()).toBeNull();
    const first = shop.clock.now();
    await shop.fetch(orders, { headers: basicOf(key) });
    shop.clock.advance(30_000);
    await shop.fetch(orders, { headers: basicOf(key) });
    expect(await lastUse()).toEqual(first);
    shop.clock.advance(31_000);
    await shop.fetch(orders, { headers: basicOf(key) });
    expect(await lastUse()).toEqual(shop.clock.now());
  });

  it('a key that calls too often is told when to come back', async () => {
    const limit = (value: number) =>
      shop.db
        .insertInto('settings')
        .values({ key: 'api_key_calls_per_minute', value: JSON.stringify(value) })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
        .execute();
    await limit(3);
    const statuses: number[] = [];
    for (let call = 0; call < 4; call += 1) {
      statuses.push((await shop.fetch(orders, { headers: basicOf(key) })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await shop.fetch(orders, { headers: basicOf(key) });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await anApiKey(shop, { role: 'administrator' });
    expect((await shop.fetch(orders, { headers: basicOf(other) })).status).toBe(200);
    shop.clock.advance(61_000);
    expect((await shop.fetch(orders, { headers: basicOf(key) })).status).toBe(200);
    await limit(0);
  });

  it('the index lists what there is', async () => {
    const index = await (await shop.fetch('/wp-json/')).json();
    expect(index.namespaces).toContain('wc/v3');
    expect(Object.keys(index.routes)).toContain('/wc/v3/orders');
    const own = await (await shop.fetch('/wp-json/wc/v3')).json();
    expect(Object.keys(own.routes)).toContain('/wc/v3/orders/(?P<id>[0-9]+)');
  });
});

describe('signed calls over HTTP', () => {
  let shop: TestShop;
  let key: TestApiKey;
  beforeAll(async () => {
    shop = await aShop();
    key = await anApiKey(shop, { role: 'administrator' });
  });
  afterAll(() => shop.close());

  let calls = 0;
  /** The address of a call with its signature, as a library for OAuth makes it. */
  function signed(
    path: string,
    {
      query = {},
      method = 'GET',
      algorithm = 'SHA256',
      changes = {},
    }: {
      query?: Readonly<Record<string, string>>;
      method?: string;
      algorithm?: 'SHA1' | 'SHA256';
      changes?: Readonly<Record<string, string>>;
    } = {},
  ) {
    calls += 1;
    const params = {
      ...query,
      oauth_consumer_key: key.consumerKey,
      oauth_timestamp: String(Math.floor(shop.clock.now().getTime() / 1000)),
      oauth_nonce: `nonce-${calls}`,
      oauth_signature_method: `HMAC-${algorithm}`,
      ...changes,
    };
    const base = signatureBase(
      { method, address: `${shop.shopUrl}${path}`, params: Object.entries(params) },
      'encoded',
    );
    const signature = createHmac(algorithm.toLowerCase(), `${key.consumerSecret}&`)
      .update(base)
      .digest('base64');
    return { ...params, oauth_signature: signature };
  }
  const ask = (path: string, params: Readonly<Record<string, string>>) =>
    shop.fetch(`${path}?${new URLSearchParams(params)}`);

  it('key and secret themselves are refused where others could read them', async () => {
    const answer = await shop.fetch(orders, { headers: basicOf(key) });
    expect(await codeOf(answer)).toEqual([401, 'shop_rest_authentication_https_required']);
  });

  it('a signature opens the API, in the address and in the header', async () => {
    for (const algorithm of ['SHA1', 'SHA256'] as const) {
      expect((await ask(orders, signed(orders, { algorithm, query: { per_page: '5' } }))).status).toBe(200);
    }
    const oauth = Object.entries(signed(orders, { query: {} }))
      .map(([name, value]) => `${name}="${percentEncoded(value)}"`)
      .join(', ');
    const headers = { authorization: `OAuth realm="x", ${oauth}` };
    expect((await shop.fetch(orders, { headers })).status).toBe(200);
  });

  it('a changed parameter, an unknown key and another method are not signed', async () => {
    const params = signed(orders, { query: { per_page: '5' } });
    expect(await codeOf(await ask(orders, { ...params, per_page: '6' }))).toEqual(authenticationError);
    const unknown = signed(orders, { changes: { oauth_consumer_key: `ck_${'1'.repeat(40)}` } });
    expect(await codeOf(await ask(orders, unknown))).toEqual(authenticationError);
    const plain = signed(orders, { changes: { oauth_signature_method: 'PLAINTEXT' } });
    expect(await codeOf(await ask(orders, plain))).toEqual(authenticationError);
    const { oauth_nonce: _, ...without } = signed(orders);
    expect(await codeOf(await ask(orders, without))).toEqual([
      401,
      'shop_rest_authentication_missing_parameter',
    ]);
  });

  it('a nonce counts once, and a timestamp for a quarter of an hour in both directions', async () => {
    const params = signed(orders);
    expect((await ask(orders, params)).status).toBe(200);
    const again = await ask(orders, params);
    expect(await codeOf(again)).toEqual(authenticationError);
    for (const [minutes, status] of [
      [-16, 401],
      [-14, 200],
      [14, 200],
      [16, 401],
    ] as const) {
      const at = Math.floor(shop.clock.now().getTime() / 1000) + minutes * 60;
      const late = signed(orders, { changes: { oauth_timestamp: String(at) } });
      expect((await ask(orders, late)).status).toBe(status);
    }
  });
});
