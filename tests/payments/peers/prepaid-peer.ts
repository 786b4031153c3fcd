import { randomUUID } from 'node:crypto';
import type {
  Notice,
  PaymentAdapter,
  ProviderAnswer,
  ProviderPayment,
  ProviderRefund,
} from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { PaymentPeer, PeerCall, PeerTrouble } from './payment-peer.ts';

type Changing<T> = { -readonly [Key in keyof T]: T[Key] };
type Stored = Changing<Omit<ProviderPayment, 'refunds' | 'capture'>> & {
  capture: Changing<NonNullable<ProviderPayment['capture']>> | null;
  refunds: Changing<ProviderRefund>[];
  times: number;
};

const unanswered = (issue: string) => ({ ok: false, fault: { kind: 'unanswered', issue } }) as const;
const refused = (issue: string) => ({ ok: false, fault: { kind: 'refused', issue } }) as const;
const token = 'token-of-the-payment';

/** A provider that takes the money with the buyer's approval, names no id with its notices, and can end a payment: the shop has nothing to capture. */
export async function prepaidPeer(): Promise<PaymentPeer> {
  const payments = new Map<string, Stored>();
  const byKey = new Map<string, string>();
  const refunds = new Map<string, ProviderRefund>();
  const keys = { start: [] as string[], pay: [] as string[], refund: [] as string[] };
  let troubles: { readonly call: PeerCall; readonly kind: PeerTrouble }[] = [];
  let isDown = false;
  let money: 'captured' | 'pending' | 'declined' = 'captured';
  let refundState: ProviderRefund['state'] = 'done';

  async function answer<T>(
    calls: readonly PeerCall[],
    act: () => ProviderAnswer<T>,
  ): Promise<ProviderAnswer<T>> {
    if (isDown) return unanswered('DOWN');
    const trouble = troubles.find(({ call }) => calls.includes(call));
    if (!trouble) return act();
    troubles = troubles.filter((one) => one !== trouble);
    if (trouble.kind === 'refused') return refused('NOT_ALLOWED');
    if (trouble.kind === 'unheard') act();
    return unanswered(trouble.kind.toUpperCase());
  }

  const found = (id: string): Stored => {
    const payment = payments.get(id);
    if (!payment) throw new Error(`the provider has no payment ${id}`);
    return payment;
  };
  const shown = (payment: Stored) => ({ ok: true, value: structuredClone(payment) }) as const;

  const adapter: PaymentAdapter = {
    code: 'paypal',
    refundDays: 90,
    start: ({ key, purchase, returnUrl }) =>
      answer(['start'], () => {
        keys.start.push(key);
        const known = byKey.get(key);
        const id = known ?? `PRE-${randomUUID()}`;
        if (!known) {
          byKey.set(key, id);
          payments.set(id, {
            id,
            state: 'open',
            amount: purchase.total,
            currency: 'EUR',
            payer: { email: 'mario.rossi@example.it', firstName: 'Mario', lastName: 'Rossi' },
            shipTo: null,
            card: null,
            capture: null,
            refunds: [],
            raw: {},
            times: 0,
          });
        }
        const next = {
          kind: 'redirect',
          url: `http://prepaid.test/?${new URLSearchParams({ id, returnUrl })}`,
        };
        return {
          ok: true,
          value: { id, amount: found(id).amount, next: { ...next, kind: 'redirect' }, memo: { token } },
        };
      }),
    fetch: ({ id, memo }) =>
      answer(['pay', 'fetch'], () => {
        if (memo.token !== token) throw new Error('the memo is not what start has returned');
        const payment = payments.get(id);
        return payment ? shown(payment) : refused('NOT_FOUND');
      }),
    cancel: ({ id }) =>
      answer([], () => {
        const payment = found(id);
        if (payment.state === 'open') payment.state = 'ended';
        return payment.state === 'ended' ? shown(payment) : refused('ALREADY_PAID');
      }),
    refund: ({ id }, { captureId, amount, key }) =>
      answer(['refund'], () => {
        keys.refund.push(key);
        const known = refunds.get(key);
        if (known) return { ok: true, value: structuredClone(known) };
        const payment = found(id);
        const given = payment.refunds.reduce(
          (sum, one) => sum + (one.state === 'refused' ? 0 : one.amount),
          0,
        );
        if (payment.capture?.id !== captureId) return refused('NOT_FOUND');
        if (given + amount > payment.capture.amount) return refused('TOO_MUCH');
        const refund: ProviderRefund = {
          id: `REF-${randomUUID()}`,
          state: refundState,
          issue: refundState.toUpperCase(),
          amount,
          currency: payment.capture.currency,
          key,
        };
        refundState = 'done';
        refunds.set(key, refund);
        payment.refunds.push(refund);
        return { ok: true, value: structuredClone(refund) };
      }),
    async readNotice({ url }) {
      const said = new URL(url).searchParams;
      const payment = said.get('payment');
      if (payment === null) return { ok: true, value: { kind: 'malformed' } };
      return answer<Notice | { readonly kind: 'not-genuine' }>(['notice'], () =>
        said.get('token') === token
          ? { ok: true, value: { kind: 'notice', id: null, event: 'changed', about: { payment } } }
          : { ok: true, value: { kind: 'not-genuine' } },
      );
    },
  };

  return {
    name: 'a provider whose approval takes the money',
    method: 'wallet',
    lacks: [],
    adapter,
    trouble(call, kind, times = 1) {
      troubles = [...troubles, ...Array.from({ length: times }, () => ({ call, kind }))];
    },
    down() {
      isDown = true;
    },
    up() {
      isDown = false;
      troubles = [];
    },
    nextMoney(is) {
      money = is;
    },
    decide(id, as) {
      const { capture } = found(id);
      if (capture) Object.assign(capture, { state: as, issue: as.toUpperCase() });
    },
    approve(id) {
      const payment = found(id);
      if (payment.state !== 'open') return;
      const { amount, currency } = payment;
      payment.state = 'taken';
      payment.times += 1;
      payment.capture = {
        id: `CAP-${randomUUID()}`,
        state: money,
        issue: money.toUpperCase(),
        amount,
        currency,
      };
      money = 'captured';
    },
    giveUp(id) {
      found(id).state = 'ended';
    },
    money(id) {
      const { capture, times } = found(id);
      return { amount: capture?.amount ?? 0, currency: capture?.currency ?? '', times };
    },
    alter(id, change) {
      const { capture } = found(id);
      if (!capture) throw new Error('nothing was taken');
      Object.assign(capture, change);
    },
    given: (id) =>
      found(id)
        .refunds.filter(({ state }) => state !== 'refused')
        .map(({ amount }) => amount),
    nextRefund(is) {
      refundState = is === 'pending' ? 'pending' : 'refused';
    },
    decideRefund(as) {
      const last = [...refunds.values()].at(-1);
      if (last) Object.assign(last, { state: as === 'done' ? 'done' : 'refused', issue: as.toUpperCase() });
    },
    refundByMerchant(id, amount) {
      const refund = {
        id: `REF-${randomUUID()}`,
        state: 'done',
        issue: 'DONE',
        amount,
        currency: 'EUR',
        key: '',
      };
      found(id).refunds.push({ ...refund, state: 'done' });
    },
    notice: (id) =>
      new Request(`http://shop.test/wp-json/wallet/v1/notices/paypal?payment=${id}&token=${token}`),
    forged: (id) =>
      new Request(`http://shop.test/wp-json/wallet/v1/notices/paypal?payment=${id}&token=guessed`),
    keys: (call) => keys[call],
    payments: () => payments.size,
    close: async () => undefined,
  };
}
