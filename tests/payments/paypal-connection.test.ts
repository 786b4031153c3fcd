import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paypalConnection } from '#foundation/payment-adapters/server/paypal-connection.ts';
import type { ProviderEnvironment } from '#foundation/payment-provider/rules/provider-connection.ts';
import { type Log, silentLog } from '#foundation/services/log.ts';
import { aPaymentProvider, type TestPaymentProvider } from '../factories/a-payment-provider.ts';
import { fakeClock } from '../factories/fake-clock.ts';

const address = 'https://www.ricambi-rossi.it/wp-json/wallet/v1/notices/paypal';
const nowhere = 'http://127.0.0.1:9';

let server: TestPaymentProvider;
beforeEach(async () => {
  server = await aPaymentProvider();
});
afterEach(() => server.close());

const siteAt = (environment: ProviderEnvironment, here: ProviderEnvironment, log: Log = silentLog) => ({
  environment,
  urls: { sandbox: nowhere, live: nowhere, [here]: server.url },
  clock: fakeClock(),
  log,
});
const good = () => ({ clientId: server.clientId, secret: server.secret });

describe('trying PayPal’s credentials', () => {
  it('good ones are known in their environment', async () => {
    expect(await paypalConnection.probe(good(), siteAt('live', 'live'))).toEqual({ ok: true, value: null });
  });

  it('a wrong secret, the other environment and a network that is down are told apart', async () => {
    const both = { ...siteAt('live', 'live'), urls: { sandbox: server.url, live: server.url } };
    const wrong = { ...good(), secret: 'another-one' };
    expect(await paypalConnection.probe(wrong, both)).toMatchObject({ problem: { code: 'credentials' } });
    expect(await paypalConnection.probe(good(), siteAt('live', 'sandbox'))).toMatchObject({
      problem: { code: 'network' },
    });
  });

  it('credentials of the sandbox are recognised when they are entered as live ones', async () => {
    const other = await aPaymentProvider();
    const site = { ...siteAt('live', 'live'), urls: { sandbox: server.url, live: other.url } };
    other.moods.set('/oauth2/token', ['token-expired']);
    other.moods.set('/oauth2/token', [{ issue: 'invalid_client' }]);
    const answer = await paypalConnection.probe(good(), site);
    await other.close();
    expect(answer).toMatchObject({ problem: { code: 'environment' } });
  });

  it('a provider that is too busy is not taken for a wrong secret', async () => {
    server.moods.set('/oauth2/token', ['is-too-busy']);
    const answer = await paypalConnection.probe(good(), siteAt('live', 'live'));
    expect(answer).toMatchObject({ problem: { code: 'busy', issue: 'RATE_LIMIT_REACHED' } });
  });

  it('no secret comes into the log or the answer', async () => {
    const lines: string[] = [];
    const note = (data: object, sentence: string) => void lines.push(JSON.stringify([data, sentence]));
    const wrong = { ...good(), secret: 'my-live-secret' };
    const site = siteAt('live', 'live', { info: note, warn: note, error: note });
    const answer = await paypalConnection.probe(wrong, site);
    expect(lines.length).toBeGreaterThan(0);
    expect(JSON.stringify([lines, answer])).not.toContain('my-live-secret');
  });
});

describe('PayPal’s webhook', () => {
  const make = (stored: Readonly<Record<string, string>> = good()) =>
    paypalConnection.createWebhook?.(stored, siteAt('live', 'live'), address);

  it('is made once, and found again for the same address', async () => {
    const first = await make();
    const second = await make();
    expect(server.webhooks).toHaveLength(1);
    const [webhook] = server.webhooks;
    const credentials = { ...good(), webhookId: webhook?.id };
    expect(first).toEqual({ ok: true, value: { credentials, found: false } });
    expect(second).toEqual({ ok: true, value: { credentials, found: true } });
    expect(webhook?.event_types.map(({ name }) => name)).toContain('PAYMENT.CAPTURE.COMPLETED');
  });

  it('that somebody made by hand hears of everything afterwards', async () => {
    server.webhooks.push({ id: 'WH-HAND', url: address, event_types: [{ name: 'CHECKOUT.ORDER.APPROVED' }] });
    expect(await make()).toMatchObject({ value: { found: true, credentials: { webhookId: 'WH-HAND' } } });
    expect(server.webhooks[0]?.event_types.length).toBeGreaterThan(5);
  });

  it('whose answer was lost is found, and not made twice', async () => {
    server.moods.set('/v1/notifications/webhooks', ['answers', 'does-it-unheard', 'answers']);
    expect(await make()).toMatchObject({ ok: true });
    expect(server.webhooks).toHaveLength(1);
  });

  it('is refused with the provider’s word for an address without https', async () => {
    const answer = await paypalConnection.createWebhook?.(
      good(),
      siteAt('live', 'live'),
      'http://www.ricambi-rossi.it/',
    );
    expect(answer).toMatchObject({ problem: { code: 'address', issue: 'VALIDATION_ERROR' } });
  });
});
