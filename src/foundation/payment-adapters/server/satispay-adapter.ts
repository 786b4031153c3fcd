import { timingSafeEqual } from 'node:crypto';
import type {
  Notice,
  PaymentAdapter,
  ProviderPayment,
  ProviderRefund,
} from '#foundation/payment-provider/rules/payment-adapter.ts';
import { mapAnswer, refused } from '#foundation/services/call-provider.ts';
import type { SatispayApi, SatispayPayment } from '#foundation/services/satispay/satispay-api.ts';

const refundStates = {
  ACCEPTED: 'done',
  PENDING: 'pending',
  AUTHORIZED: 'pending',
  CANCELED: 'refused',
} as const satisfies Record<SatispayPayment['status'], ProviderRefund['state']>;

/** Satispay's payment in the shop's words: what is accepted in the app is taken. */
function paymentFromSatispay(payment: SatispayPayment): ProviderPayment {
  const { id, status, amount, currency, sender, expired, raw } = payment;
  const isTaken = status === 'ACCEPTED';
  const isOver = status === 'CANCELED' || expired;
  return {
    id,
    state: isTaken ? 'taken' : isOver ? 'ended' : 'open',
    amount,
    currency,
    payer: { email: '', firstName: sender, lastName: '' },
    shipTo: null,
    card: null,
    capture: isTaken ? { id, state: 'captured', issue: status, amount, currency } : null,
    // A payment does not say which ones give it back: a refund is asked for by its id.
    refunds: [],
    raw,
  };
}

const refundFromSatispay = ({ id, status, amount, currency, refundKey: key }: SatispayPayment) => ({
  id,
  state: refundStates[status],
  issue: status,
  amount,
  currency,
  key,
});

/**
 * Satispay: the buyer accepts on the phone, from a page with a code or a telephone number, and that takes the money. Its notices are calls
 * without content and without a signature that one could count on: the address that it calls carries a token instead.
 */
export function satispayAdapter(api: SatispayApi): PaymentAdapter {
  return {
    code: 'satispay',
    refundDays: 365,
    // A payment expires after two hours.
    pageMinutes: 110,
    async start({ key, purchase, returnUrl, noticeUrl }) {
      const made = await api.createPayment({
        key,
        amount: purchase.total,
        reference: purchase.invoiceId ?? purchase.customId ?? '',
        callbackUrl: `${noticeUrl}?payment={uuid}&attempt=${encodeURIComponent(key)}&token=${api.seal(key)}`,
        redirectUrl: returnUrl,
      });
      if (!made.ok) return made;
      const { id, amount, pageUrl: url } = made.value;
      return url === null
        ? refused('NO_PAGE')
        : { ok: true, value: { id, amount, next: { kind: 'redirect', url } } };
    },
    fetch: async ({ id }) => mapAnswer(await api.getPayment(id), paymentFromSatispay),
    async cancel({ id }) {
      const ended = await api.cancelPayment(id);
      if (ended.ok || ended.fault.kind === 'unanswered') return mapAnswer(ended, paymentFromSatispay);
      // It was ended before, or accepted meanwhile.
      const found = mapAnswer(await api.getPayment(id), paymentFromSatispay);
      return found.ok && found.value.state === 'open' ? ended : found;
    },
    refund: async (_, { captureId, amount, key, note }) =>
      mapAnswer(await api.refundPayment(captureId, { amount, key, reference: note }), refundFromSatispay),
    fetchRefund: async (_, refundId) => mapAnswer(await api.getPayment(refundId), refundFromSatispay),
    async readNotice({ url }) {
      const said = new URL(url).searchParams;
      const [payment, attempt, token] = ['payment', 'attempt', 'token'].map((name) => said.get(name) ?? '');
      if (!payment || !attempt || !token) return { ok: true, value: { kind: 'malformed' } };
      if (!isSame(token, api.seal(attempt))) return { ok: true, value: { kind: 'not-genuine' } };
      const notice: Notice = { kind: 'notice', id: null, event: 'changed', about: { payment } };
      return { ok: true, value: notice };
    },
  };
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
