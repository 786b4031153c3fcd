import { afterEach, beforeEach, expect, it } from 'vitest';
import { toCents, zeroCents } from '#foundation/money/rules/cents.ts';
import { purchaseUnit } from '#foundation/payment-provider/rules/purchase-unit.ts';
import {
  aPaymentProvider,
  type ProviderMood,
  type TestPaymentProvider,
} from '../factories/a-payment-provider.ts';
import { providerAt } from '../factories/a-wallet-buyer.ts';

let server: TestPaymentProvider;
beforeEach(async () => {
  server = await aPaymentProvider();
});
afterEach(() => server.close());

const unit = purchaseUnit({
  shopName: 'Pistone',
  lines: [{ name: 'Disco', sku: 'D-1', quantity: 2, net: toCents(2000) }],
  shippingNet: zeroCents,
  feeNet: zeroCents,
  tax: toCents(440),
  total: toCents(2440),
});
const order = {
  requestId: 'order-1',
  source: 'wallet',
  cardholder: '',
  locale: 'it-IT',
  brandName: 'Pistone',
  returnUrl: 'http://shop.test/back',
  cancelUrl: 'http://shop.test/cancel',
  shipFrom: 'wallet',
  unit,
} as const;

it('an order whose answer was lost is requested once more with its key, and created once', async () => {
  server.moods.set('/v2/checkout/orders', ['does-it-unheard', 'answers']);
  const made = await providerAt(server).createOrder(order);
  expect(made).toMatchObject({ ok: true, value: { amount: 2440, currency: 'EUR' } });
  expect(server.ledger.orders.size).toBe(1);
  expect(server.calls('POST', '/v2/checkout/orders').map(({ requestId }) => requestId)).toEqual([
    'order-1',
    'order-1',
  ]);
});

it.each<[ProviderMood, string]>([
  ['hangs', 'TIMEOUT'],
  ['fails', 'INTERNAL_SERVER_ERROR'],
  ['is-too-busy', 'RATE_LIMIT_REACHED'],
  ['not-json', 'NOT_JSON'],
])('a provider that %s leaves the outcome unknown', async (mood, issue) => {
  server.moods.set('/capture', [mood]);
  const answer = await providerAt(server).capture('ORDER1', 'capture-1');
  expect(answer).toEqual({ ok: false, fault: { kind: 'unanswered', issue } });
});

it('a clear refusal is not retried', async () => {
  server.moods.set('/capture', [{ issue: 'INSTRUMENT_DECLINED' }]);
  const answer = await providerAt(server).capture('ORDER1', 'capture-1');
  expect(answer).toEqual({ ok: false, fault: { kind: 'refused', issue: 'INSTRUMENT_DECLINED' } });
  expect(server.calls('POST', '/capture')).toHaveLength(1);
});

it('a token is fetched once, and renewed when it was revoked', async () => {
  const provider = providerAt(server);
  await provider.createOrder(order);
  await provider.createOrder({ ...order, requestId: 'order-2' });
  expect(server.calls('POST', '/oauth2/token')).toHaveLength(1);
  server.moods.set('/v2/checkout/orders', ['token-expired', 'answers']);
  expect((await provider.createOrder({ ...order, requestId: 'order-3' })).ok).toBe(true);
  expect(server.calls('POST', '/oauth2/token')).toHaveLength(2);
});

it('neither secret nor token is logged', async () => {
  const lines: string[] = [];
  const note = (data: object, sentence: string) => void lines.push(JSON.stringify([data, sentence]));
  const log = { info: note, warn: note, error: note };
  server.moods.set('/v2/checkout/orders', ['fails']);
  await providerAt(server, { log }).createOrder(order);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join(' ')).not.toMatch(/secret|token-|Basic|Bearer/);
});
