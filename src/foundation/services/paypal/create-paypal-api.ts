import { z } from 'zod';
import type { ProviderAnswer } from '#foundation/payment-provider/rules/payment-adapter.ts';
import { unanswered } from '../call-provider.ts';
import { createPaypalClient, type PaypalOptions } from './create-paypal-client.ts';
import { orderRequest, setupRequest } from './order-request.ts';
import type { PaypalApi, PaypalOrder } from './paypal-api.ts';
import { moneyText, readPaypalOrder, readPaypalRefund } from './read-paypal-order.ts';
import { readPaypalSetup, readPaypalToken } from './read-paypal-token.ts';

const clientTokenShape = z.object({ client_token: z.string().min(1), expires_in: z.number().positive() });
const verificationShape = z.object({ verification_status: z.string() });

// Its words for a token that it does not have, or no longer has.
const goneToken = /^(TOKEN_NOT_FOUND|TOKEN_ID_NOT_FOUND|INVALID_RESOURCE_ID|RESOURCE_NOT_FOUND|STATUS_404)$/;

const isGone = (answer: ProviderAnswer<unknown>) =>
  !answer.ok && answer.fault.kind === 'refused' && goneToken.test(answer.fault.issue);

/** The payment provider by its REST interface. */
export function createPaypalApi(options: PaypalOptions): PaypalApi {
  const { ask, authorize } = createPaypalClient(options);

  async function orderOf(
    asking: Promise<ProviderAnswer<unknown>>,
    expected?: string,
  ): Promise<ProviderAnswer<PaypalOrder>> {
    const answer = await asking;
    if (!answer.ok) return answer;
    const order = readPaypalOrder(answer.value);
    return order && (expected ?? order.id) === order.id
      ? { ok: true, value: order }
      : unanswered('ANOTHER_ORDER');
  }

  const tokens = '/v3/vault/payment-tokens';
  const orders = '/v2/checkout/orders';
  const pathOf = (id: string) => `${orders}/${encodeURIComponent(id)}`;

  return {
    clientId: options.clientId,
    authorize,
    async clientToken() {
      const answer = await ask('POST', '/v1/identity/generate-token', {});
      if (!answer.ok) return answer;
      const read = clientTokenShape.safeParse(answer.value);
      if (!read.success) return unanswered('NO_TOKEN');
      return { ok: true, value: { token: read.data.client_token, seconds: read.data.expires_in } };
    },
    createOrder: (order) => orderOf(ask('POST', orders, orderRequest(order), order.requestId)),
    getOrder: (id) => orderOf(ask('GET', pathOf(id)), id),
    async changeOrder(id, unit) {
      const path = `/purchase_units/@reference_id=='${unit.reference_id}'`;
      const answer = await ask('PATCH', pathOf(id), [{ op: 'replace', path, value: unit }]);
      return answer.ok ? { ok: true, value: null } : answer;
    },
    capture: (id, requestId) => orderOf(ask('POST', `${pathOf(id)}/capture`, {}, requestId), id),
    async refund(captureId, { amount, requestId, note }) {
      const body = {
        amount: { currency_code: 'EUR', value: moneyText(amount) },
        custom_id: requestId,
        ...(note === '' ? {} : { note_to_payer: note.slice(0, 255) }),
      };
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
      const answer = await ask('POST', path, body, requestId);
      if (!answer.ok) return answer;
      const refund = readPaypalRefund(answer.value, { amount, customId: requestId });
      return refund ? { ok: true, value: refund } : unanswered('NO_REFUND');
    },
    async getRefund(id) {
      const answer = await ask('GET', `/v2/payments/refunds/${encodeURIComponent(id)}`);
      if (!answer.ok) return answer;
      const refund = readPaypalRefund(answer.value);
      return refund && refund.id === id ? { ok: true, value: refund } : unanswered('NO_REFUND');
    },
    async createSetup(setup) {
      const answer = await ask('POST', '/v3/vault/setup-tokens', setupRequest(setup), setup.requestId);
      if (!answer.ok) return answer;
      const read = readPaypalSetup(answer.value);
      return read ? { ok: true, value: read } : unanswered('NO_SETUP_TOKEN');
    },
    async createToken(setupId, requestId) {
      const body = { payment_source: { token: { id: setupId, type: 'SETUP_TOKEN' } } };
      const answer = await ask('POST', tokens, body, requestId);
      if (!answer.ok) return answer;
      const read = readPaypalToken(answer.value);
      return read ? { ok: true, value: read } : unanswered('NO_PAYMENT_TOKEN');
    },
    async hasToken(id) {
      const answer = await ask('GET', `${tokens}/${encodeURIComponent(id)}`);
      if (isGone(answer)) return { ok: true, value: false };
      return answer.ok ? { ok: true, value: true } : answer;
    },
    async deleteToken(id) {
      const answer = await ask('DELETE', `${tokens}/${encodeURIComponent(id)}`);
      return answer.ok || isGone(answer) ? { ok: true, value: null } : answer;
    },
    async isGenuine({ headers, body }) {
      const event: unknown = JSON.parse(body);
      const signed = {
        auth_algo: headers.get('paypal-auth-algo'),
        cert_url: headers.get('paypal-cert-url'),
        transmission_id: headers.get('paypal-transmission-id'),
        transmission_sig: headers.get('paypal-transmission-sig'),
        transmission_time: headers.get('paypal-transmission-time'),
      };
      if (options.webhookId === '' || Object.values(signed).some((part) => !part)) {
        return { ok: true, value: false };
      }
      const question = { ...signed, webhook_id: options.webhookId, webhook_event: event };
      const answer = await ask('POST', '/v1/notifications/verify-webhook-signature', question);
      if (!answer.ok) return answer.fault.kind === 'refused' ? { ok: true, value: false } : answer;
      const read = verificationShape.safeParse(answer.value);
      return { ok: true, value: read.success && read.data.verification_status === 'SUCCESS' };
    },
  };
}
