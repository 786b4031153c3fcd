import { z } from 'zod';
import type { ProviderAnswer } from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { callPaypal, type PaypalCall, type RawAnswer } from './call-paypal.ts';
import { orderRequest } from './order-request.ts';
import type { PaypalApi, PaypalOrder } from './paypal-api.ts';
import { moneyText, readPaypalOrder, readPaypalRefund } from './read-paypal-order.ts';

export type PaypalOptions = {
  /** of the REST interface, without a final slash */
  readonly url: string;
  readonly clientId: string;
  readonly secret: string;
  /** of the listener that the provider knows; without it no message of theirs is believed */
  readonly webhookId: string;
  readonly clock: Clock;
  readonly log: Log;
  /** for one attempt, in milliseconds */
  readonly callMs?: number;
  readonly attempts?: number;
  /** before the second attempt; doubled for each one after */
  readonly pauseMs?: number;
  readonly timeout?: (milliseconds: number) => AbortSignal;
  readonly wait?: (milliseconds: number) => Promise<void>;
};

const unanswered = (issue: string) => ({ ok: false, fault: { kind: 'unanswered', issue } }) as const;

const tokenShape = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const clientTokenShape = z.object({ client_token: z.string().min(1), expires_in: z.number().positive() });
const verificationShape = z.object({ verification_status: z.string() });

/** A token is renewed a minute before it ends. */
const earlyMs = 60_000;

/**
 * The payment provider by its REST interface. Every call is one answer within a bounded time: what fails for a moment is retried, which is
 * safe because whatever moves money carries a key by which the provider recognises the second attempt. Neither secret nor token is logged.
 */
export function createPaypalApi(options: PaypalOptions): PaypalApi {
  const { url, clock, log, attempts = 2, pauseMs = 300, callMs = 7000 } = options;
  const timeout = options.timeout ?? ((milliseconds: number) => AbortSignal.timeout(milliseconds));
  const wait =
    options.wait ?? ((milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds)));
  let token: { readonly text: string; readonly until: number } | null = null;

  async function inTries(call: PaypalCall): Promise<ProviderAnswer<RawAnswer>> {
    let answer: ProviderAnswer<RawAnswer> = unanswered('TIMEOUT');
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      if (attempt > 0) await wait(pauseMs * 2 ** (attempt - 1));
      answer = await callPaypal(url, call, timeout(callMs));
      if (answer.ok || answer.fault.kind === 'refused') break;
    }
    if (!answer.ok) log.warn({ call: nameOf(call), ...answer.fault }, 'the payment provider did not do it');
    return answer;
  }

  async function accessToken(): Promise<ProviderAnswer<string>> {
    if (token && token.until > clock.now().getTime()) return { ok: true, value: token.text };
    const basic = Buffer.from(`${options.clientId}:${options.secret}`).toString('base64');
    const answer = await inTries({
      method: 'POST',
      path: '/v1/oauth2/token',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    });
    if (!answer.ok) return answer;
    const read = tokenShape.safeParse(answer.value.json);
    if (!read.success) return unanswered('NO_TOKEN');
    const { access_token: text, expires_in: seconds } = read.data;
    token = { text, until: clock.now().getTime() + seconds * 1000 - earlyMs };
    return { ok: true, value: text };
  }

  async function ask(
    method: PaypalCall['method'],
    path: string,
    body?: unknown,
    requestId?: string,
  ): Promise<ProviderAnswer<unknown>> {
    // A token that was taken back is renewed once.
    for (let renewed = false; ; renewed = true) {
      const access = await accessToken();
      if (!access.ok) return access;
      const answer = await inTries({
        method,
        path,
        headers: {
          authorization: `Bearer ${access.value}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...(requestId ? { 'paypal-request-id': requestId } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (answer.ok) return { ok: true, value: answer.value.json };
      const isExpired = ['AUTHENTICATION_FAILURE', 'invalid_token', 'STATUS_401'].includes(
        answer.fault.issue,
      );
      if (renewed || !isExpired) return answer;
      token = null;
    }
  }

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

  const orders = '/v2/checkout/orders';
  const pathOf = (id: string) => `${orders}/${encodeURIComponent(id)}`;

  return {
    clientId: options.clientId,
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

/** What is called, without the ids in the address. */
const nameOf = ({ method, path }: PaypalCall) => `${method} ${path.replace(/\/[A-Z0-9-]{8,}/g, '/:id')}`;
