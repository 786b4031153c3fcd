import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPeerClient } from '#foundation/services/peer-client.ts';
import { readObjects } from '#http/jobs/webhook-payloads.ts';
import { deliverEvents } from '#site/webhooks/server/deliver-events.ts';
import { listDeliveries, readDelivery } from '#site/webhooks/server/list-deliveries.ts';
import { pingWebhook } from '#site/webhooks/server/ping-webhook.ts';
import { replayDeliveries } from '#site/webhooks/server/replay-deliveries.ts';
import { aPaymentSetup } from '../factories/a-payment-setup.ts';
import { aPeer, type TestPeer } from '../factories/a-peer.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { anApiKey, basicOf, type TestApiKey } from '../factories/an-api-key.ts';
import { aClerk, anOrder } from '../factories/an-order.ts';

const shopUrl = 'https://shop.test';
const hourMs = 3_600_000;

describe('webhooks', () => {
  let shop: TestShop;
  let key: TestApiKey;
  let peer: TestPeer;
  let productId: number;
  const peers = createPeerClient({ allowed: () => true, waitMs: 300 });
  beforeAll(async () => {
    shop = await aShop({ shopUrl });
    key = await anApiKey(shop, { role: 'administrator' });
    peer = await aPeer();
    productId = (await aProduct(shop.db, { name: 'Filtro olio', regularPriceCents: 1220, stock: 500 })).id;
  });
  afterAll(async () => {
    peers.close();
    peer.close();
    await shop.close();
  });
  beforeEach(async () => {
    await sql`delete from webhooks`.execute(shop.db);
    await sql`select number_events(${shop.clock.now()})`.execute(shop.db);
    peer.received.length = 0;
    peer.status = 200;
  });

  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await shop.fetch(`/wp-json${path}`, {
      method,
      headers: { ...basicOf(key), 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const aWebhook = async (topic = 'order.created', more: object = {}) => {
    const made = await call('POST', '/wc/v3/webhooks', {
      topic,
      delivery_url: peer.url,
      secret: 's3cret',
      ...more,
    });
    return Number(made.body.id);
  };
  const deliver = () => {
    const ctx = { db: shop.db, clock: shop.clock, shopUrl };
    return deliverEvents({
      ...ctx,
      peers,
      seal: aPaymentSetup().seal,
      readObjects: readObjects.bind(null, ctx),
    });
  };
  const orderId = async () => (await anOrder(shop.db, { items: [[productId, 1]] })).order.id;
  const heard = () => peer.received.map(({ body }) => Number(JSON.parse(body).id));

  it('what happens is sent once, signed over the bytes that are sent, and as the administration API shows it', async () => {
    const webhook = await aWebhook();
    const id = await orderId();
    await deliver();
    await deliver();
    expect(peer.received).toHaveLength(1);
    const { headers, body } = peer.received[0] ?? { headers: {}, body: '' };
    expect(JSON.parse(body)).toEqual((await call('GET', `/wc/v3/orders/${id}`)).body);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-wc-webhook-source': 'https://shop.test/',
      'x-wc-webhook-topic': 'order.created',
      'x-wc-webhook-resource': 'order',
      'x-wc-webhook-event': 'created',
      'x-wc-webhook-id': String(webhook),
      'x-wc-webhook-signature': createHmac('sha256', 's3cret').update(body).digest('base64'),
    });
  });

  it('an order that was not placed after all tells nobody', async () => {
    await aWebhook();
    const undone = new Error('undone');
    const placing = shop.db.transaction().execute(async (db) => {
      await anOrder(db, { items: [[productId, 1]] });
      throw undone;
    });
    await expect(placing).rejects.toBe(undone);
    await deliver();
    expect(peer.received).toEqual([]);
  });

  it('a change that follows at once is part of the new order; a later one is told', async () => {
    await aWebhook('order.updated');
    const id = await orderId();
    await deliver();
    expect(peer.received).toEqual([]);
    await sql`update orders set customer_note = 'Chiamare prima' where id = ${id}`.execute(shop.db);
    await deliver();
    expect(heard()).toEqual([id]);
  });

  it('while a program refuses it is tried again after growing pauses, for three days, and what follows on the same order waits', async () => {
    const webhook = await aWebhook('order.updated');
    const id = await orderId();
    await deliver();
    peer.status = 500;
    const change = () =>
      sql`update orders set customer_note = 'x' || random() where id = ${id}`.execute(shop.db);
    await change();
    const next = await deliver();
    await change();
    await deliver();
    expect(heard()).toEqual([id]);
    expect(next && next.getTime() - shop.clock.now().getTime()).toBe(10_000);
    for (let tries = 0; tries < 60; tries += 1) {
      const at = await deliver();
      if (!at) break;
      shop.clock.set(at);
    }
    const list = await listDeliveries(shop.db, { webhookId: webhook, state: null, page: 1 });
    expect(list?.rows.map(({ state, status }) => [state, status])).toEqual([
      ['failed', 500],
      ['failed', 500],
    ]);
    peer.status = 200;
    peer.received.length = 0;
    const [newest] = list?.rows ?? [];
    const ctx = await aClerk(shop.db, { clock: shop.clock });
    expect(await replayDeliveries(ctx, webhook, { deliveryId: newest?.id ?? 0 })).toMatchObject({ count: 1 });
    expect(await replayDeliveries(ctx, webhook, { since: '2020-01-01', onlyFailed: true })).toMatchObject({
      ok: true,
    });
    await deliver();
    expect(heard().every((one) => one === id)).toBe(true);
    expect((await listDeliveries(shop.db, { webhookId: webhook, state: 'waiting', page: 1 }))?.rows).toEqual(
      [],
    );
  });

  it('a program that says nothing holds up no other one, and is left alone for a while', async () => {
    const silent = await aPeer();
    silent.status = null;
    await aWebhook('order.created', { delivery_url: silent.url });
    await aWebhook();
    const ids = [await orderId(), await orderId()];
    await deliver();
    expect(heard()).toEqual(ids);
    expect(silent.received.length).toBeGreaterThan(0);
    const tries = silent.received.length;
    await deliver();
    expect(silent.received).toHaveLength(tries);
    silent.status = 200;
    shop.clock.advance(hourMs);
    await deliver();
    expect(silent.received.slice(tries).map(({ body }) => Number(JSON.parse(body).id))).toEqual(ids);
    silent.close();
  });

  it('a product is told of when it changes, when stock of it is sold, when it goes into the trash and comes back', async () => {
    await aWebhook('product.updated');
    await aWebhook('product.deleted');
    await aWebhook('product.restored');
    const heardOf = () =>
      peer.received.map(({ headers, body }) => [headers['x-wc-webhook-event'], JSON.parse(body).id]);
    await sql`update products set name = 'Filtro aria' where id = ${productId}`.execute(shop.db);
    await deliver();
    expect(JSON.parse(peer.received[0]?.body ?? '')).toEqual(
      (await call('GET', `/wc/v3/products/${productId}`)).body,
    );
    await orderId();
    await deliver();
    await sql`update products set status = 'trash', trashed_at = now(), trashed_from = 'published' where id = ${productId}`.execute(
      shop.db,
    );
    await deliver();
    await sql`update products set status = 'published', trashed_at = null, trashed_from = null where id = ${productId}`.execute(
      shop.db,
    );
    await deliver();
    expect(heardOf()).toEqual([
      ['updated', productId],
      ['updated', productId],
      ['deleted', productId],
      ['restored', productId],
    ]);
    expect(JSON.parse(peer.received[2]?.body ?? '')).toEqual({ id: productId });
  });

  it('a paused webhook collects, a disabled one does not', async () => {
    const paused = await aWebhook();
    const disabled = await aWebhook();
    await call('PUT', `/wc/v3/webhooks/${paused}`, { status: 'paused' });
    await call('PUT', `/wc/v3/webhooks/${disabled}`, { status: 'disabled' });
    const id = await orderId();
    await deliver();
    expect(peer.received).toEqual([]);
    await call('PUT', `/wc/v3/webhooks/${paused}`, { status: 'active' });
    await call('PUT', `/wc/v3/webhooks/${disabled}`, { status: 'active' });
    await deliver();
    expect(heard()).toEqual([id]);
  });

  it('a new webhook is shown that it is reached by its id alone', async () => {
    const id = await aWebhook();
    await pingWebhook(shop.db, peers, id);
    expect(peer.received).toMatchObject([
      { body: `webhook_id=${id}`, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ]);
  });

  it('a delivery shows what was sent and what came back, never the signature', async () => {
    const webhook = await aWebhook();
    await orderId();
    await deliver();
    const list = await listDeliveries(shop.db, { webhookId: webhook, state: 'delivered', page: 1 });
    const shown = await readDelivery(shop.db, list?.rows[0]?.id ?? 0);
    expect(shown).toMatchObject({
      state: 'delivered',
      tries: 1,
      attempts: [{ status: 200, responseBody: 'taken' }],
    });
    expect(Object.keys(shown?.attempts[0]?.requestHeaders ?? {})).not.toContain('x-wc-webhook-signature');
  });
});
