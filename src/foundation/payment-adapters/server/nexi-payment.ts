import type {
  ProviderCapture,
  ProviderPayment,
  ProviderRefund,
} from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { NexiOperation, NexiOrder } from '#foundation/services/nexi/nexi-api.ts';

const payments = ['AUTHORIZATION', 'CAPTURE'];
const givenBack = ['REFUND', 'VOID'];
/** An operation that took money keeps that it did, also when the money has gone back. */
const took = ['EXECUTED', 'REFUNDED'];
const declined = ['DECLINED', 'DENIED_BY_RISK', 'THREEDS_FAILED', '3DS_FAILED', 'FAILED'];
const over = ['CANCELED', 'CANCELLED', 'VOIDED', 'EXPIRED'];
const refundStates: Readonly<Record<string, ProviderRefund['state']>> = {
  EXECUTED: 'done',
  REFUNDED: 'done',
  VOIDED: 'done',
  AUTHORIZED: 'done',
  DECLINED: 'refused',
  DENIED_BY_RISK: 'refused',
  FAILED: 'refused',
  CANCELED: 'refused',
};

/** The payment of Nexi's order in the shop's words. */
export function paymentFromNexi(order: NexiOrder): ProviderPayment {
  const { id, amount, currency, operations, raw } = order;
  const capture = captureOf(order);
  const last = operations.findLast(({ type }) => payments.includes(type));
  const hasEnded = capture === null && last !== undefined && over.includes(last.result);
  return {
    id,
    state: capture ? 'taken' : hasEnded ? 'ended' : 'open',
    amount,
    currency,
    payer: { email: '', firstName: '', lastName: '' },
    shipTo: null,
    card: null,
    capture,
    refunds:
      capture?.state === 'captured'
        ? operations.filter(({ type }) => givenBack.includes(type)).map(refundFromNexi)
        : [],
    raw,
  };
}

/** The operation that took the money, or is about to; else the newest one that was declined. */
function captureOf({ operations, captured }: NexiOrder): ProviderCapture | null {
  const ofPayment = operations.filter(({ type }) => payments.includes(type));
  const isTaken = ({ type, result }: NexiOperation) =>
    took.includes(result) || (type === 'AUTHORIZATION' && result === 'AUTHORIZED' && captured > 0);
  const taken = ofPayment.findLast(isTaken);
  if (taken) return inWords(taken, 'captured');
  // Authorised alone, the money is reserved, and taken by Nexi itself.
  const waiting = ofPayment.findLast(({ result }) => result === 'PENDING' || result === 'AUTHORIZED');
  if (waiting) return inWords(waiting, 'pending');
  const last = ofPayment.at(-1);
  return last && declined.includes(last.result) ? inWords(last, 'declined') : null;
}

const inWords = (operation: NexiOperation, state: ProviderCapture['state']): ProviderCapture => ({
  id: operation.id,
  state,
  issue: operation.result,
  amount: operation.amount,
  currency: operation.currency,
});

/** An operation of Nexi that gives money back, in the shop's words; it does not say by which key it was asked for. */
export function refundFromNexi({ id, result, amount, currency }: NexiOperation): ProviderRefund {
  return { id, state: refundStates[result] ?? 'pending', issue: result, amount, currency, key: '' };
}
