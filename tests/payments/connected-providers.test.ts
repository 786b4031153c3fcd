import { describe, expect, it } from 'vitest';
import { createPaymentSetup } from '#foundation/payment-adapters/server/payment-setup.ts';
import { silentLog } from '#foundation/services/log.ts';
import { createSeal } from '#foundation/services/seal.ts';
import { connectProviders } from '#selling/payments/server/connections/connect-providers.ts';
import { receiveWebhook } from '#selling/wallet/server/receive-webhook.ts';
import { aPaymentSetup } from '../factories/a-payment-setup.ts';
import { fakeClock } from '../factories/fake-clock.ts';
import { aShopToConnect, secretOf } from './a-shop-to-connect.ts';

const shop = aShopToConnect();

describe('notices', () => {
  it('are turned on once, and found again', async () => {
    await shop.save('live');
    expect(await shop.post({ action: 'webhook', environment: 'live' })).toMatchObject({
      kind: 'webhook',
      found: false,
    });
    expect(await shop.post({ action: 'webhook', environment: 'live' })).toMatchObject({
      kind: 'webhook',
      found: true,
    });
    expect(shop.live.webhooks.map(({ url }) => url)).toEqual([
      'http://shop.test/wp-json/wallet/v1/notices/paypal',
    ]);
    expect((await shop.paypal()).live.webhook).toBe('made');
  });

  it('are not asked for where the provider could not reach the shop', async () => {
    const ctx = await shop.clerkWith(aPaymentSetup());
    await shop.db
      .insertInto('payment_connections')
      .values({
        provider: 'paypal',
        environment: 'live',
        sealed: ctx.paymentSetup.seal.seal('{"clientId":"a","secret":"b"}', 'payment paypal live'),
        shown: '{}',
        saved_at: new Date(),
      })
      .execute();
    expect(await shop.post({ action: 'webhook', environment: 'live' }, ctx)).toMatchObject({
      kind: 'not-reachable',
    });
  });

  it('show when the last one came and of what, and that one was forged', async () => {
    await shop.save('live');
    await shop.post({ action: 'webhook', environment: 'live' });
    await shop.post({ action: 'on', environment: 'live' });
    expect((await shop.paypal()).live.lastNotice).toBeNull();
    const adapter = (await shop.adapters()).paypal;
    if (!adapter) throw new Error('PayPal is not connected');
    const tell = async (message: Request) => {
      const { method, url, headers } = message;
      return receiveWebhook(shop.clerk, adapter, { method, url, headers, body: await message.text() });
    };
    expect(await tell(shop.live.webhook('PAYMENT.CAPTURE.COMPLETED', { id: 'CAPTURE1' }))).toBe('done');
    const at = shop.clerk.clock.now().toISOString();
    expect((await shop.paypal()).live.lastNotice).toEqual({ at, event: 'PAYMENT.CAPTURE.COMPLETED' });
    shop.clerk.clock.advance(60_000);
    const forged = shop.live.webhook('PAYMENT.CAPTURE.COMPLETED', { id: 'CAPTURE1' });
    forged.headers.set('paypal-transmission-sig', 'forged');
    expect(await tell(forged)).toBe('not-genuine');
    const { panel, live: pane } = await shop.paypal();
    expect(panel.lastForged).toBe(shop.clerk.clock.now().toISOString());
    expect(pane.lastNotice?.at).toBe(at);
  });
});

describe('environment variables', () => {
  const configured = () =>
    shop.clerkWith(
      shop.setup({
        configured: {
          paypal: {
            environment: 'live',
            url: shop.live.url,
            credentials: { clientId: 'shop-live', secret: secretOf.live, webhookId: 'WH-1' },
          },
        },
      }),
    );

  it('win over what is stored, and are shown read-only', async () => {
    const ctx = await configured();
    const { panel, live: pane, page } = await shop.paypal(ctx);
    expect(panel).toMatchObject({ isConfigured: true, isOn: true, environment: 'live' });
    expect(pane.variables).toContain('PAYMENT_PROVIDER_SECRET');
    expect(pane.credentials.find(({ name }) => name === 'secret')).toMatchObject({ value: '9f2c' });
    expect(JSON.stringify(page)).not.toContain(secretOf.live);
    expect((await shop.adapters(ctx)).paypal?.isClosed).toBeUndefined();
  });

  it('can be tried, and nothing can be changed', async () => {
    const ctx = await configured();
    expect(await shop.post({ action: 'try', environment: 'live' }, ctx)).toMatchObject({
      kind: 'tried',
      problem: null,
    });
    for (const action of ['save', 'on', 'off', 'delete', 'webhook']) {
      expect(await shop.post({ action, environment: 'live' }, ctx)).toMatchObject({ kind: 'configured' });
    }
    expect(await shop.db.selectFrom('payment_connections').select('id').execute()).toEqual([]);
  });
});

it('two processes with one key connect the same accounts', async () => {
  await shop.save('live');
  await shop.post({ action: 'on', environment: 'live' });
  const another = createPaymentSetup({
    seal: createSeal('a key of the tests'),
    localUrls: { paypal: { live: shop.live.url } },
    clock: fakeClock(),
    log: silentLog,
  });
  const { paypal } = await connectProviders(shop.db, another);
  expect(await paypal?.script?.token()).toMatchObject({ ok: true });
});
