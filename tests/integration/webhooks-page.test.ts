import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPeerClient } from '#foundation/services/peer-client.ts';
import { readObjects } from '#http/jobs/webhook-payloads.ts';
import { deliverEvents } from '#site/webhooks/server/deliver-events.ts';
import type { TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aPaymentSetup } from '../factories/a-payment-setup.ts';
import { aPeer, type TestPeer } from '../factories/a-peer.ts';
import { aPerson } from '../factories/a-person.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { fieldIn } from '../factories/account-calls.ts';
import { anOrder } from '../factories/an-order.ts';
import { textOf } from '../factories/order-calls.ts';

describe.skipIf(!pagesAreBuilt())('the pages of webhooks', () => {
  let shop: TestShop;
  let admin: TestBrowser;
  let peer: TestPeer;
  const peers = createPeerClient({ allowed: () => true });
  beforeAll(async () => {
    shop = await aShop({ shopUrl: 'https://shop.test' });
    admin = await aBrowserOf(shop, (await aPerson(shop.db, 'administrator')).customerId);
    peer = await aPeer();
  });
  afterAll(async () => {
    peers.close();
    peer.close();
    await shop.close();
  });
  const post = async (path: string, fields: Readonly<Record<string, string>>) => {
    const html = await (await admin.get(path)).text();
    return admin.post(path, { _wpnonce: fieldIn(html, '_wpnonce'), ...fields });
  };
  const shown = async (path: string) => textOf(await (await admin.get(path)).text());
  const fields = { name: 'Gestionale', topic: 'order.created', status: 'active', secret: '' };

  it('what cannot be stored comes back with its reason and what was typed', async () => {
    const answer = await post('/staff/api-keys/webhooks/new/', { ...fields, deliveryUrl: 'gestionale.lan' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(textOf(html)).toContain('scrivi un indirizzo intero con https:// o http://');
    expect(html).toContain('value="gestionale.lan"');
    expect(await shop.db.selectFrom('webhooks').selectAll().execute()).toEqual([]);
  });

  it('a webhook is made, told, its deliveries are seen and sent again, and it is deleted', async () => {
    const made = await post('/staff/api-keys/webhooks/new/', { ...fields, deliveryUrl: peer.url });
    const path = new URL(made.headers.get('location') ?? '', 'https://shop.test').pathname;
    expect(path).toMatch(/^\/staff\/api-keys\/webhooks\/\d+\/$/);
    const { id } = await aProduct(shop.db, { name: 'Filtro olio', regularPriceCents: 1220, stock: 5 });
    const { order } = await anOrder(shop.db, { items: [[id, 1]] });
    const ctx = { db: shop.db, clock: shop.clock, shopUrl: 'https://shop.test' };
    const deliver = () =>
      deliverEvents({ ...ctx, peers, seal: aPaymentSetup().seal, readObjects: readObjects.bind(null, ctx) });
    await deliver();
    expect(await shown(`${path}deliveries/`)).toContain(`Ordine ${order.id}`);
    const { id: delivery } = await shop.db
      .selectFrom('webhook_deliveries')
      .select('id')
      .executeTakeFirstOrThrow();
    expect(await shown(`${path}deliveries/${delivery}/`)).toContain('taken');
    await post(`${path}deliveries/`, { delivery: String(delivery) });
    await deliver();
    expect(peer.received.map(({ body }) => JSON.parse(body).id)).toEqual([order.id, order.id]);
    expect(await shown(`${path}deliveries/?state=waiting`)).toContain('Nessuna consegna in questo stato.');
    expect(await shown('/staff/api-keys/webhooks/')).toContain('Arriva un ordine');
    await post(path, { ...fields, deliveryUrl: peer.url, action: 'remove' });
    expect(await shown('/staff/api-keys/webhooks/')).toContain('Ancora nessun webhook');
    expect(await shown('/staff/audit/')).toMatch(/webhook/i);
  });

  it('a webhook that is not there has no page', async () => {
    expect((await admin.get('/staff/api-keys/webhooks/999/')).status).toBe(404);
    expect((await admin.get('/staff/api-keys/webhooks/999/deliveries/')).status).toBe(404);
    expect((await admin.get('/staff/api-keys/webhooks/999/deliveries/1/')).status).toBe(404);
  });
});
