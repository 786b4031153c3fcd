import { afterEach, beforeEach, expect, it } from 'vitest';
import { nexiOrderId } from '#foundation/payment-adapters/server/nexi-adapter.ts';
import { nexiConnection } from '#foundation/payment-adapters/server/nexi-connection.ts';
import { paymentFromNexi } from '#foundation/payment-adapters/server/nexi-payment.ts';
import { silentLog } from '#foundation/services/log.ts';
import { createNexiApi } from '#foundation/services/nexi/create-nexi-api.ts';
import { fakeClock } from '../factories/fake-clock.ts';
import { type NexiServer, openNexiServer } from './peers/nexi-server.ts';

let server: NexiServer;
beforeEach(async () => {
  server = await openNexiServer();
});
afterEach(() => server.close());

const order = {
  id: nexiOrderId('K-1'),
  amount: 3545,
  description: 'Pistone 7',
  note: 'K-1',
  language: 'ita',
  resultUrl: 'http://shop.test/back',
  cancelUrl: 'http://shop.test/back',
  notificationUrl: 'http://shop.test/notices/nexi',
} as const;

it('the name of an order is made of the key of its attempt: 18 letters and digits, always the same', () => {
  expect(nexiOrderId('K-1')).toMatch(/^[A-Z\d]{18}$/);
  expect(nexiOrderId('K-1')).toBe(nexiOrderId('K-1'));
  expect(nexiOrderId('K-2')).not.toBe(nexiOrderId('K-1'));
});

it('another API key is refused', async () => {
  const answer = await createNexiApi({ ...server.calling, apiKey: 'guessed' }).startOnPage(order);
  expect(answer).toEqual({ ok: false, fault: { kind: 'refused', issue: 'NOT_AUTHORIZED' } });
});

it('an order that nobody has tried to pay is none yet, and one of which the page was left is over', async () => {
  const api = createNexiApi({ ...server.calling, apiKey: server.apiKey });
  expect((await api.startOnPage(order)).ok).toBe(true);
  expect(await api.getOrder(order.id)).toEqual({ ok: true, value: null });
  server.leave(order.id);
  const left = await api.getOrder(order.id);
  if (!left.ok || !left.value) throw new Error('no order');
  expect(paymentFromNexi(left.value)).toMatchObject({ state: 'ended', capture: null });
});

it.each([
  ['AUTHORIZED', 0, 'pending'],
  ['AUTHORIZED', 3545, 'captured'],
  ['EXECUTED', 0, 'captured'],
  ['REFUNDED', 3545, 'captured'],
  ['PENDING', 0, 'pending'],
  ['THREEDS_FAILED', 0, 'declined'],
  ['DENIED_BY_RISK', 0, 'declined'],
] as const)('an authorisation that is %s with %i cents captured is %s', (result, captured, state) => {
  const operation = { id: '1', type: 'AUTHORIZATION', result, amount: 3545, currency: 'EUR' };
  const found = { id: 'A', amount: 3545, currency: 'EUR', captured, operations: [operation], raw: {} };
  expect(paymentFromNexi(found).capture?.state).toBe(state);
});

it('an attempt that succeeds after one that was declined counts', () => {
  const operations = ['DECLINED', 'EXECUTED', 'DECLINED'].map((result, at) => ({
    id: String(at),
    type: 'AUTHORIZATION',
    result,
    amount: 3545,
    currency: 'EUR',
  }));
  const found = { id: 'A', amount: 3545, currency: 'EUR', captured: 3545, operations, raw: {} };
  expect(paymentFromNexi(found).capture).toMatchObject({ id: '1', state: 'captured' });
});

it('an API key is tried; that of the other environment is said to be so', async () => {
  const other = await openNexiServer();
  const site = {
    environment: 'live',
    urls: { sandbox: other.url, live: server.url },
    clock: fakeClock(),
    log: silentLog,
  } as const;
  const probe = (apiKey: string) => nexiConnection.probe({ apiKey }, site);
  expect(await probe(server.apiKey)).toEqual({ ok: true, value: null });
  expect(await probe(other.apiKey)).toMatchObject({ ok: false, problem: { code: 'environment' } });
  expect(await probe('guessed')).toMatchObject({ ok: false, problem: { code: 'credentials' } });
  await other.close();
  expect(
    await nexiConnection.probe({ apiKey: server.apiKey }, { ...site, environment: 'sandbox' }),
  ).toMatchObject({
    ok: false,
    problem: { code: 'network' },
  });
});
