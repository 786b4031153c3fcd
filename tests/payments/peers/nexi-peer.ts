import { nexiAdapter } from '#foundation/payment-adapters/server/nexi-adapter.ts';
import { createNexiApi } from '#foundation/services/nexi/create-nexi-api.ts';
import { openNexiServer } from './nexi-server.ts';
import type { PaymentPeer } from './payment-peer.ts';

const moneyResults = { pending: 'PENDING', declined: 'DECLINED' } as const;

/** Nexi XPay: its protocol over HTTP, orders that its page takes the money for. */
export async function nexiPeer(): Promise<PaymentPeer> {
  const server = await openNexiServer();
  let money = 'EXECUTED';
  const operationsOf = (id: string, ...types: readonly string[]) =>
    server.operationsOf(id).filter(({ operationType }) => types.includes(operationType));
  const takenOf = (id: string) =>
    operationsOf(id, 'AUTHORIZATION', 'CAPTURE').filter(
      ({ operationResult }) => operationResult === 'EXECUTED',
    );
  const post = (content: object) =>
    new Request('http://shop.test/wp-json/wallet/v1/notices/nexi', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(content),
    });
  return {
    name: 'Nexi XPay',
    method: 'nexi',
    adapter: nexiAdapter(createNexiApi({ ...server.calling, apiKey: server.apiKey })),
    lacks: ['checked-notices'],
    trouble: (kind, trouble, times = 1) => server.trouble(kind, trouble, times),
    down: server.down,
    up: server.up,
    nextMoney(is) {
      money = moneyResults[is];
    },
    decide(id, as) {
      const [operation] = operationsOf(id, 'AUTHORIZATION');
      if (operation) operation.operationResult = as === 'captured' ? 'EXECUTED' : 'DECLINED';
    },
    approve(id) {
      server.pay(id, money);
      money = 'EXECUTED';
    },
    giveUp: server.leave,
    money(id) {
      const [taken] = takenOf(id);
      return {
        amount: Number(taken?.operationAmount ?? 0),
        currency: taken?.operationCurrency ?? '',
        times: takenOf(id).length,
      };
    },
    alter(id, { amount, currency }) {
      const taken = takenOf(id).at(-1);
      if (!taken) throw new Error('nothing was taken');
      if (amount !== undefined) taken.operationAmount = String(amount);
      if (currency !== undefined) taken.operationCurrency = currency;
    },
    given: (id) =>
      operationsOf(id, 'REFUND')
        .filter(({ operationResult }) => operationResult !== 'FAILED')
        .map(({ operationAmount }) => Number(operationAmount)),
    nextRefund(is) {
      server.refundsEnd.as = is === 'pending' ? 'PENDING' : 'FAILED';
    },
    decideRefund(as) {
      const last = [...server.orders.keys()].flatMap((id) => operationsOf(id, 'REFUND')).at(-1);
      if (last) last.operationResult = as === 'done' ? 'EXECUTED' : 'FAILED';
    },
    refundByMerchant: (id, amount) => void server.giveBack(id, amount),
    notice: (id, noticeId) => post(server.notification(id, noticeId)),
    forged: (id) => post({ ...server.notification(id), securityToken: 'guessed' }),
    keys: (kind) => (kind === 'pay' ? [] : server.heard[kind]),
    payments: () => server.orders.size,
    close: server.close,
  };
}
