import { randomUUID } from 'node:crypto';
import type { ProviderAnswer } from '#foundation/payment-provider/rules/payment-adapter.ts';
import { type CallerOptions, createProviderCaller, unanswered } from '../call-provider.ts';
import type { NexiApi } from './nexi-api.ts';
import {
  nexiIssue,
  nexiNotFound,
  readNexiOperation,
  readNexiOrder,
  readRefundId,
  readStarted,
} from './read-nexi-order.ts';

export type NexiOptions = CallerOptions & { readonly apiKey: string };

/** Nexi XPay by its interface with an API key: amounts are texts of cents, what moves money carries a key of its own. */
export function createNexiApi(options: NexiOptions): NexiApi {
  const call = createProviderCaller(options, { issueOf: nexiIssue });

  async function ask<T>(
    method: 'GET' | 'POST',
    path: string,
    read: (json: unknown) => T | null,
    { content, key }: { readonly content?: object; readonly key?: string } = {},
  ): Promise<ProviderAnswer<T>> {
    const answer = await call({
      method,
      path,
      headers: {
        'x-api-key': options.apiKey,
        'correlation-id': randomUUID(),
        ...(content === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(content === undefined ? {} : { body: JSON.stringify(content) }),
    });
    if (!answer.ok) return answer;
    const value = read(answer.value.json);
    return value === null ? unanswered('ANOTHER_ANSWER') : { ok: true, value };
  }

  const operations = (id: string) => `/operations/${encodeURIComponent(id)}`;

  return {
    async authorize() {
      const answer = await ask('GET', '/payment_methods', (json) => json ?? {});
      return answer.ok ? { ok: true, value: null } : answer;
    },
    async startOnPage({ id, amount, description, note, language, resultUrl, cancelUrl, notificationUrl }) {
      const money = { amount: String(amount), currency: 'EUR' };
      const content = {
        order: { orderId: id, ...money, description: description.slice(0, 255), customField: note },
        paymentSession: {
          actionType: 'PAY',
          amount: money.amount,
          // The money is taken with the payment, whatever the contract says otherwise.
          captureType: 'IMPLICIT',
          language,
          resultUrl,
          cancelUrl,
          notificationUrl,
        },
      };
      const answer = await ask('POST', '/orders/hpp', readStarted, { content });
      if (!answer.ok) return answer;
      const { hostedPage: pageUrl, securityToken } = answer.value;
      return { ok: true, value: { pageUrl, securityToken } };
    },
    async getOrder(id) {
      const answer = await ask('GET', `/orders/${encodeURIComponent(id)}`, readNexiOrder);
      // An order is known from the first attempt to pay it on.
      if (!answer.ok && answer.fault.issue === nexiNotFound) return { ok: true, value: null };
      return answer.ok && answer.value.id !== id ? unanswered('ANOTHER_ORDER') : answer;
    },
    refund: (id, { amount, key, note }) =>
      ask('POST', `${operations(id)}/refunds`, readRefundId, {
        key,
        content: { amount: String(amount), currency: 'EUR', description: note.slice(0, 255) },
      }),
    getOperation: (id) => ask('GET', operations(id), readNexiOperation),
  };
}
