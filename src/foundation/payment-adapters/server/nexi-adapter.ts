import { createHash } from 'node:crypto';
import { z } from 'zod';
import type {
  PaymentAdapter,
  PaymentRef,
  ProviderAnswer,
  ProviderPayment,
} from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { NexiApi } from '#foundation/services/nexi/nexi-api.ts';
import { parseJson } from '#kit/text/rules/parse-json.ts';
import { paymentFromNexi, refundFromNexi } from './nexi-payment.ts';

const word = z.string().min(1).max(200);
const notification = z.object({
  eventId: word,
  securityToken: word,
  operation: z.object({ orderId: word, operationType: word, operationResult: word }),
});

/** Nexi's name of an order, made of the attempt's key: at most 18 letters and digits, the same for the same key. */
export function nexiOrderId(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex');
  return BigInt(`0x${hash.slice(0, 22)}`)
    .toString(36)
    .toUpperCase()
    .padStart(18, '0');
}

const nobodyTried = (id: string): ProviderPayment => ({
  id,
  state: 'open',
  amount: 0,
  currency: 'EUR',
  payer: { email: '', firstName: '', lastName: '' },
  shipTo: null,
  card: null,
  capture: null,
  refunds: [],
  raw: {},
});

/**
 * Nexi XPay: the buyer pays on a page of Nexi, by card or by what the contract has besides, and that takes the money. A page that nobody pays
 * on cannot be closed by the shop. Its notifications carry the token that the start was answered with.
 */
export function nexiAdapter(api: NexiApi): PaymentAdapter {
  async function fetch({ id }: PaymentRef): Promise<ProviderAnswer<ProviderPayment>> {
    const answer = await api.getOrder(id);
    if (!answer.ok) return answer;
    return { ok: true, value: answer.value ? paymentFromNexi(answer.value) : nobodyTried(id) };
  }

  return {
    code: 'nexi',
    refundDays: 365,
    pageMinutes: 15,
    async start({ key, purchase, locale, returnUrl, cancelUrl, noticeUrl }) {
      const id = nexiOrderId(key);
      const started = await api.startOnPage({
        id,
        amount: purchase.total,
        description: `${purchase.shopName} ${purchase.invoiceId ?? ''}`.trim(),
        note: key,
        language: locale === 'it' ? 'ita' : 'eng',
        resultUrl: returnUrl,
        cancelUrl,
        notificationUrl: noticeUrl,
      });
      if (!started.ok) return started;
      const { pageUrl: url, securityToken } = started.value;
      return {
        ok: true,
        value: { id, amount: purchase.total, next: { kind: 'redirect', url }, memo: { securityToken } },
      };
    },
    fetch,
    async refund(_, { captureId, amount, key, note }) {
      const asked = await api.refund(captureId, { amount, key, note });
      if (!asked.ok) return asked;
      const found = await api.getOperation(asked.value);
      // It is taken down, and how it stands is asked for later.
      const unknown = { id: asked.value, result: 'PENDING', type: 'REFUND', amount, currency: 'EUR' };
      return { ok: true, value: { ...refundFromNexi(found.ok ? found.value : unknown), key } };
    },
    async fetchRefund(_, refundId) {
      const found = await api.getOperation(refundId);
      return found.ok ? { ok: true, value: refundFromNexi(found.value) } : found;
    },
    async readNotice({ body }) {
      const read = notification.safeParse(parseJson(body));
      if (!read.success) return { ok: true, value: { kind: 'malformed' } };
      const { eventId: id, securityToken, operation } = read.data;
      return {
        ok: true,
        value: {
          kind: 'notice',
          id,
          event: `${operation.operationType} ${operation.operationResult}`,
          about: { payment: operation.orderId },
          memo: { securityToken },
        },
      };
    },
  };
}
