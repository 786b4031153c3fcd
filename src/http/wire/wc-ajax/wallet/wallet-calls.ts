import { z } from 'zod';
import type { PaymentAdapter } from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { walletMethod } from '#selling/payments/rules/payment-methods.ts';
import { settlingAdapterOf } from '#selling/payments/server/adapter-of.ts';
import { receiveWebhook } from '#selling/wallet/server/receive-webhook.ts';
import type { AjaxEndpoint, PlatformRestEndpoint } from '../../endpoint.ts';
import { walletCartCalls } from './cart-calls.ts';
import { walletFormCalls } from './form-calls.ts';
import { walletOrderCalls } from './order-calls.ts';
import { returnUrl } from './return-url.ts';
import { scriptConfig } from './script-config.ts';
import { walletVaultCalls } from './vault-calls.ts';

/** The calls of the payment provider (PAY-17 to PAY-25); whose cart, payment or order it is, they ask themselves. */
export const walletCalls: readonly AjaxEndpoint[] = [
  scriptConfig,
  returnUrl,
  ...walletCartCalls,
  ...walletOrderCalls,
  ...walletFormCalls,
  ...walletVaultCalls,
];

const statuses = { done: 200, 'not-genuine': 401, malformed: 400, later: 503 } as const;

/** Believed only if the provider vouches for it (wire 3.5). */
export const paymentMessages: PlatformRestEndpoint = {
  kind: 'platform-rest',
  method: 'POST',
  path: '/wallet/v1/incoming',
  who: 'everybody',
  about: {
    summary: 'A message of the payment provider, which is known by its signature.',
    headers: {
      'PayPal-Transmission-Sig': 'And its sisters: the provider is asked whether it sent the message.',
    },
    reply: {
      schema: z.object({ success: z.boolean() }).meta({ id: 'MessageTaken' }),
      says: '`{"success": true}`, also for a message that came before.',
    },
    errors: [
      { status: 400, when: 'The message cannot be read.' },
      { status: 401, when: 'The provider does not vouch for it.' },
      { status: 404, when: 'No payment provider is connected.' },
      { status: 503, when: 'The provider could not be asked: it shall send the message again.' },
    ],
  },
  async handle(request, ctx) {
    const adapter = settlingAdapterOf(ctx, walletMethod);
    if (!adapter) return Response.json({ success: false }, { status: 404 });
    return answerNotice(request, ctx, adapter);
  },
};

const noticeOf = (method: 'GET' | 'POST'): PlatformRestEndpoint => ({
  kind: 'platform-rest',
  method,
  path: '/wallet/v1/notices/:provider{[a-z]+}',
  who: 'everybody',
  about: {
    summary:
      'A notice of a payment provider: a hint, after which the provider is asked how the payment stands.',
    reply: {
      schema: z.object({ success: z.boolean() }).meta({ id: 'NoticeTaken' }),
      says: '`{"success": true}`, also for a notice that came before or is about nothing that is known.',
    },
    errors: [
      { status: 400, when: 'The notice cannot be read.' },
      { status: 401, when: 'It is not known to be of the provider.' },
      { status: 404, when: 'The provider is not connected, or sends no notices.' },
      { status: 503, when: 'The provider could not be asked: it shall send the notice once more.' },
    ],
  },
  async handle(request, ctx, { provider = '' }) {
    const adapter = Object.values(ctx.paymentAdapters).find(({ code }) => code === provider);
    if (!adapter?.readNotice) return Response.json({ success: false }, { status: 404 });
    return answerNotice(request, ctx, adapter);
  },
});

/** Some providers call an address, others post to it. */
export const paymentNotices: readonly PlatformRestEndpoint[] = [noticeOf('GET'), noticeOf('POST')];

async function answerNotice(request: Request, ctx: RequestContext, adapter: PaymentAdapter) {
  const { method, url, headers } = request;
  const body = method === 'GET' ? '' : await request.text();
  const outcome = await receiveWebhook(ctx, adapter, { method, url, headers, body });
  return Response.json({ success: outcome === 'done' }, { status: statuses[outcome] });
}
