import { paypalAdapter } from '#foundation/payment-adapters/server/paypal-adapter.ts';
import { aPaymentProvider, type ProviderMood } from '../../factories/a-payment-provider.ts';
import { providerAt } from '../../factories/a-wallet-buyer.ts';
import type { PaymentPeer, PeerCall, PeerTrouble } from './payment-peer.ts';

const paths: Readonly<Record<PeerCall, string>> = {
  start: '/v2/checkout/orders',
  fetch: '/v2/checkout/orders',
  pay: '/capture',
  refund: '/refund',
  notice: 'verify-webhook',
};
const moods: Readonly<Record<PeerTrouble, ProviderMood>> = {
  unheard: 'does-it-unheard',
  hangs: 'hangs',
  fails: 'fails',
  busy: 'is-too-busy',
  garbled: 'not-json',
  refused: { issue: 'INSTRUMENT_DECLINED' },
};

/** PayPal: its protocol over HTTP, orders that the shop captures. */
export async function paypalPeer(): Promise<PaymentPeer> {
  const server = await aPaymentProvider();
  const { ledger } = server;
  const unitOf = (id: string) => ledger.orders.get(id)?.purchase_units[0];
  const capturesOf = (id: string) => unitOf(id)?.payments?.captures ?? [];
  const cents = (value: string) => Math.round(Number(value) * 100);
  const set = (path: string, ...list: ProviderMood[]) => {
    server.moods.set(path, [...list, 'answers']);
  };
  return {
    name: 'PayPal',
    method: 'wallet',
    lacks: [],
    adapter: paypalAdapter(providerAt(server)),
    trouble(call, kind, times = 1) {
      // The client of the protocol makes two attempts by itself, unless it is refused.
      const attempts = kind === 'refused' ? times : 2 * times;
      set(paths[call], ...Array.from({ length: attempts }, () => moods[kind]));
    },
    down() {
      server.moods.clear();
      server.moods.set('/', ['fails']);
    },
    up: () => server.moods.clear(),
    nextMoney: (is) => set('/capture', is === 'pending' ? 'pends' : 'declined-capture'),
    decide: (id, as) => void ledger.settle(id, as === 'captured' ? 'COMPLETED' : 'DECLINED'),
    approve: (id) => void server.approve(id),
    giveUp: () => undefined,
    money(id) {
      const [capture] = capturesOf(id);
      const { currency_code: currency = '', value = '0' } = capture?.amount ?? {};
      return { amount: cents(value), currency, times: capturesOf(id).length };
    },
    alter(id, { amount, currency }) {
      const [capture] = capturesOf(id);
      if (!capture) throw new Error('nothing was taken');
      const { currency_code, value } = capture.amount;
      capture.amount = {
        currency_code: currency ?? currency_code,
        value: amount === undefined ? value : (amount / 100).toFixed(2),
      };
    },
    given: (id) =>
      (unitOf(id)?.payments?.refunds ?? [])
        .filter(({ status }) => status !== 'FAILED')
        .map(({ amount }) => cents(amount.value)),
    nextRefund: (is) => set('/refund', is === 'pending' ? 'pends' : 'fails-later'),
    decideRefund: (as) =>
      void ledger.settleRefund(ledger.refunds.at(-1)?.id ?? '', as === 'done' ? 'COMPLETED' : 'FAILED'),
    refundByMerchant: (id, amount) => void ledger.refundByMerchant(id, (amount / 100).toFixed(2)),
    notice: (id, noticeId) => server.webhook('CHECKOUT.ORDER.COMPLETED', { id }, noticeId),
    forged(id) {
      const { url, method } = server.webhook('CHECKOUT.ORDER.COMPLETED', { id });
      const body = JSON.stringify({ id: 'WH-2', event_type: 'CHECKOUT.ORDER.COMPLETED', resource: { id } });
      return new Request(url, { method, body });
    },
    keys(call) {
      const asked = server.calls('POST', call === 'start' ? '/checkout/orders' : paths[call]);
      return asked
        .filter(({ path }) => call !== 'start' || path.endsWith('/orders'))
        .map(({ requestId }) => requestId);
    },
    vault: {
      bank(token, does) {
        const stored = ledger.vault.tokens.get(token);
        if (!stored) throw new Error('nothing is stored');
        stored.bank = does;
      },
      forget: (token) => void ledger.vault.tokens.delete(token),
      has: (token) => ledger.vault.tokens.has(token),
      silent: () => void server.moods.set('/v3/vault/payment-tokens', ['fails']),
      deleted: (id, noticeId) => server.webhook('VAULT.PAYMENT-TOKEN.DELETED', { id }, noticeId),
      agree: (setupId) => ledger.vault.approve(setupId),
    },
    payments: () => ledger.orders.size,
    close: () => server.close(),
  };
}
