import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEvents, sweepEvents } from '#site/webhooks/server/read-events.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { anApiKey, basicOf, type TestApiKey } from '../factories/an-api-key.ts';
import { anOrder } from '../factories/an-order.ts';

const hourMs = 3_600_000;
const peer = { url: 'https://erp.example.it/hook' };

describe('calls of webhooks and events', () => {
  let shop: TestShop;
  let key: TestApiKey;
  let productId: number;
  beforeAll(async () => {
    shop = await aShop({ shopUrl: 'https://shop.test' });
    key = await anApiKey(shop, { role: 'administrator' });
    productId = (await aProduct(shop.db, { name: 'Filtro olio', regularPriceCents: 1220, stock: 500 })).id;
  });
  afterAll(() => shop.close());

  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await shop.fetch(`/wp-json${path}`, {
      method,
      headers: { ...basicOf(key), 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const orderId = async () => (await anOrder(shop.db, { items: [[productId, 1]] })).order.id;

  it('programs make, change, list and delete webhooks, and are never told a secret', async () => {
    const made = await call('POST', '/wc/v3/webhooks', {
      topic: 'order.created',
      delivery_url: peer.url,
      status: 'paused',
    });
    expect(made).toMatchObject({
      status: 201,
      body: { status: 'active', resource: 'order', event: 'created', hooks: [] },
    });
    expect(JSON.stringify(made.body)).not.toContain('secret');
    const { id } = made.body;
    expect(await call('PUT', `/wc/v3/webhooks/${id}`, { name: 'Gestionale' })).toMatchObject({
      status: 200,
      body: { name: 'Gestionale', topic: 'order.created' },
    });
    expect((await call('GET', '/wc/v3/webhooks?search=gest&status=active')).body).toMatchObject([{ id }]);
    expect((await call('GET', '/wc/v3/webhooks?status=disabled')).body).toEqual([]);
    expect(await call('DELETE', `/wc/v3/webhooks/${id}`)).toMatchObject({ status: 501 });
    expect(await call('DELETE', `/wc/v3/webhooks/${id}?force=true`)).toMatchObject({
      status: 200,
      body: { id },
    });
    expect(await call('GET', `/wc/v3/webhooks/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'shop_rest_shop_webhook_invalid_id' },
    });
    expect((await call('PUT', `/wc/v3/webhooks/${id}`, {})).status).toBe(400);
  });

  it.each([
    [
      { topic: 'order.eaten', delivery_url: 'https://erp.example.it/' },
      'shop_rest_shop_webhook_invalid_topic',
    ],
    [
      { topic: 'order.created', delivery_url: 'ftp://erp.example.it/' },
      'shop_rest_shop_webhook_invalid_delivery_url',
    ],
    [{ topic: 'order.created' }, 'rest_missing_callback_param'],
  ])('what is no webhook is refused: %j', async (sent, code) => {
    const refused = await call('POST', '/wc/v3/webhooks', sent);
    expect([refused.status, refused.body.code]).toEqual([400, code]);
  });

  it('a program that was away finds what has happened, in order, by resource and page by page', async () => {
    const { next: begun } = (await call('GET', '/pistone/v1/events?limit=1000')).body;
    const ids = [await orderId(), await orderId()];
    const first = (await call('GET', `/pistone/v1/events?after=${begun}&resource=order&limit=1`)).body;
    expect(first.events).toMatchObject([{ resource: 'order', object_id: ids[0], event: 'created' }]);
    const rest = (await call('GET', `/pistone/v1/events?after=${first.next}&resource=order`)).body;
    expect(rest.events).toMatchObject([{ object_id: ids[1], event: 'created' }]);
    const stock = (await call('GET', `/pistone/v1/events?after=${begun}&resource=product`)).body;
    expect(stock.events).toMatchObject([{ object_id: productId, event: 'updated' }]);
    expect((await call('GET', `/pistone/v1/events?after=${rest.next}`)).body).toEqual({
      events: [],
      next: rest.next,
    });
  });

  it('a program that was away for too long is told so', async () => {
    await orderId();
    const events = await readEvents(shop, { after: 0, limit: 1000 });
    const [oldest] = events ?? [];
    shop.clock.advance(40 * 24 * hourMs);
    await sweepEvents(shop.db, shop.clock.now());
    expect(await call('GET', `/pistone/v1/events?after=${oldest?.id}`)).toMatchObject({
      status: 410,
      body: { code: 'shop_rest_events_missed' },
    });
    expect((await call('GET', '/pistone/v1/events')).body.events).toHaveLength(1);
  });
});
