import { satispayAdapter } from '#foundation/payment-adapters/server/satispay-adapter.ts';
import {
  activateSatispayKey,
  makeSatispayKey,
  type SatispayKey,
} from '#foundation/services/satispay/activate-satispay-key.ts';
import { createSatispayApi } from '#foundation/services/satispay/create-satispay-api.ts';
import { fakeClock } from '../../factories/fake-clock.ts';
import type { PaymentPeer } from './payment-peer.ts';
import { openSatispayServer, type SatispayServer } from './satispay-server.ts';

// One for the file: making a key takes a second.
let privateKey: Promise<string> | null = null;

/** The keys of a shop that has activated them at Satispay. */
export async function activatedKey(server: SatispayServer): Promise<SatispayKey> {
  privateKey ??= makeSatispayKey();
  const activated = await activateSatispayKey(server.calling, {
    privateKey: await privateKey,
    activationCode: server.activationCode(),
  });
  if (!activated.ok) throw new Error(activated.fault.issue);
  return activated.value;
}

/** Satispay: its protocol over HTTP with signed calls, payments that the app takes. */
export async function satispayPeer(): Promise<PaymentPeer> {
  const server = await openSatispayServer();
  const { payments } = server;
  const api = createSatispayApi({
    ...server.calling,
    ...(await activatedKey(server)),
    clock: fakeClock(),
  });
  const refundsOf = (id: string) =>
    [...payments.values()].filter((one) => server.parentOf(one.id) === id && one.status !== 'CANCELED');
  const call = (url: string) => new Request(url);
  return {
    name: 'Satispay',
    method: 'satispay',
    adapter: satispayAdapter(api),
    lacks: ['examined', 'declined', 'refunds-by-merchant', 'checked-notices'],
    trouble: (kind, trouble, times = 1) => server.trouble(kind, trouble, times),
    down: server.down,
    up: server.up,
    nextMoney: () => undefined,
    decide: () => undefined,
    approve: server.accept,
    giveUp: server.decline,
    money(id) {
      const payment = payments.get(id);
      const isTaken = payment?.status === 'ACCEPTED';
      return {
        amount: isTaken ? payment.amount_unit : 0,
        currency: isTaken ? payment.currency : '',
        times: isTaken ? 1 : 0,
      };
    },
    alter(id, { amount, currency }) {
      const payment = payments.get(id);
      if (payment?.status !== 'ACCEPTED') throw new Error('nothing was taken');
      payment.amount_unit = amount ?? payment.amount_unit;
      payment.currency = currency ?? payment.currency;
    },
    given: (id) => refundsOf(id).map(({ amount_unit }) => amount_unit),
    nextRefund(is) {
      server.refundsStart.as = is === 'pending' ? 'PENDING' : 'CANCELED';
    },
    decideRefund(as) {
      const last = [...payments.values()].findLast(({ type }) => type === 'REFUND_TO_BUSINESS');
      if (last) last.status = as === 'done' ? 'ACCEPTED' : 'CANCELED';
    },
    refundByMerchant: () => undefined,
    notice: (id) =>
      call(server.callbackOf(id) || `http://shop.test/?payment=${id}&attempt=K-1&token=${api.seal('K-1')}`),
    forged: (id) => call(server.callbackOf(id).replace(/token=.*/, 'token=guessed')),
    keys: (kind) => (kind === 'pay' ? [] : server.keys(kind === 'start' ? 'MATCH_CODE' : 'REFUND')),
    payments: () => [...payments.values()].filter(({ type }) => type === 'TO_BUSINESS').length,
    close: server.close,
  };
}
