import { expect, it } from 'vitest';
import { zeroCents } from '#foundation/money/rules/cents.ts';
import type {
  PaymentAdapter,
  PaymentToStart,
  ProviderPayment,
} from '#foundation/payment-provider/rules/payment-adapter.ts';
import { type ConnectedAccount, routePayments } from './route-payments.ts';

const payment: PaymentToStart = {
  key: 'k',
  source: 'wallet',
  purchase: {
    shopName: '',
    lines: [],
    shippingNet: zeroCents,
    feeNet: zeroCents,
    tax: zeroCents,
    total: zeroCents,
  },
  shipFrom: 'none',
  cardholder: '',
  locale: 'it',
  returnUrl: '',
  cancelUrl: '',
  noticeUrl: '',
};

/** An account whose answers say which one it is. */
function anAccount(id: string, given: Partial<ConnectedAccount> = {}): ConnectedAccount {
  const found = { id } as ProviderPayment;
  const adapter: PaymentAdapter = {
    code: 'paypal',
    refundDays: 180,
    start: async () => ({
      ok: true,
      value: { id: 'p', amount: 0, next: { kind: 'redirect', url: '' }, memo: { token: `of ${id}` } },
    }),
    fetch: async () => ({ ok: true, value: found }),
    readNotice: async ({ body }) =>
      body === id
        ? { ok: true, value: { kind: 'notice', id: null, event: 'PAID', about: { payment: 'p' } } }
        : { ok: true, value: { kind: 'not-genuine' } },
  };
  return { id, environment: 'sandbox', adapter, isRetired: false, ...given };
}

const sandbox = anAccount('1');
const live = anAccount('2', { environment: 'live' });
const retired = anAccount('0', { isRetired: true });

async function startedAt(adapter: PaymentAdapter | null) {
  const started = await adapter?.start(payment);
  if (!started?.ok) throw new Error('nothing was started');
  return { id: 'p', key: 'k', memo: started.value.memo ?? {} };
}
const askedOf = async (adapter: PaymentAdapter | null, memo: Readonly<Record<string, string>>) => {
  const answer = await adapter?.fetch({ id: 'p', key: 'k', memo });
  return answer?.ok ? answer.value.id : answer?.fault;
};

it('a payment goes on at the account that it was started with after the shop went live', async () => {
  const ref = await startedAt(routePayments(sandbox, [sandbox, live]));
  expect(ref.memo).toEqual({ token: 'of 1', account: '1', environment: 'sandbox' });
  const after = routePayments(live, [live, sandbox]);
  expect(await askedOf(after, ref.memo)).toBe('1');
  expect(await askedOf(after, (await startedAt(after)).memo)).toBe('2');
});

it('replaced credentials finish what was started with them', async () => {
  const ref = await startedAt(routePayments(retired, [retired]));
  expect(await askedOf(routePayments(sandbox, [sandbox, retired]), ref.memo)).toBe('0');
});

it('an account that is gone is replaced by that of its environment, never by the other one', async () => {
  const memo = { account: '9', environment: 'sandbox' };
  expect(await askedOf(routePayments(live, [live, sandbox]), memo)).toBe('1');
  expect(await askedOf(routePayments(live, [live]), memo)).toEqual({
    kind: 'unanswered',
    issue: 'NOT_CONNECTED',
  });
});

it('payments from before the shop stored where go to the current account', async () => {
  expect(await askedOf(routePayments(live, [live, sandbox]), {})).toBe('2');
});

it('without a current account nothing starts, and what was started goes on', async () => {
  const closed = routePayments(null, [sandbox]);
  expect(closed?.isClosed).toBe(true);
  expect(await closed?.start(payment)).toMatchObject({ ok: false, fault: { kind: 'refused' } });
  expect(await askedOf(closed, { account: '1', environment: 'sandbox' })).toBe('1');
  expect(routePayments(null, [])).toBeNull();
});

it('a notice is genuine if one of the accounts knows it, and says of which environment it is', async () => {
  const routed = routePayments(live, [live, sandbox]);
  const message = (body: string) => ({ method: 'POST', url: '', headers: new Headers(), body });
  expect(await routed?.readNotice?.(message('1'))).toMatchObject({ value: { environment: 'sandbox' } });
  expect(await routed?.readNotice?.(message('2'))).toMatchObject({ value: { environment: 'live' } });
  expect(await routed?.readNotice?.(message('x'))).toEqual({ ok: true, value: { kind: 'not-genuine' } });
});

it('an ability that the provider lacks stays absent', () => {
  expect(routePayments(live, [live])?.refund).toBeUndefined();
  expect(routePayments(live, [live])?.capture).toBeUndefined();
});
