import { z } from 'zod';
import { walletAdapter } from '#selling/payments/server/adapter-of.ts';
import { receiveWebhook } from '#selling/wallet/server/receive-webhook.ts';
import type { AjaxEndpoint, PlatformRestEndpoint } from '../../endpoint.ts';
import { walletCartCalls } from './cart-calls.ts';
import { walletFormCalls } from './form-calls.ts';
import { walletOrderCalls } from './order-calls.ts';
import { returnUrl } from './return-url.ts';
import { scriptConfig } from './script-config.ts';

/** The calls of the payment provider (PAY-17 to PAY-25); whose cart, payment or order it is, they ask themselves. */
export const walletCalls: readonly AjaxEndpoint[] = [
  scriptConfig,
  returnUrl,
  ...walletCartCalls,
  ...walletOrderCalls,
  ...walletFormCalls,
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
    const adapter = walletAdapter(ctx);
    if (!adapter) return Response.json({ success: false }, { status: 404 });
    const { method, url, headers } = request;
    const outcome = await receiveWebhook(ctx, adapter, { method, url, headers, body: await request.text() });
    return Response.json({ success: outcome === 'done' }, { status: statuses[outcome] });
  },
};
