import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PaymentProvider } from '#foundation/services/payment-provider.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { type WalletCall, walletAction } from '#selling/payments/rules/wallet-actions.ts';
import type { WalletFailure } from '#selling/wallet/rules/wallet-calls.ts';
import { ajaxJson, ajaxText } from '../../ajax-reply.ts';
import type { Handle } from '../../endpoint.ts';
import { readWalletBody, type WalletBody } from './wallet-body.ts';

type Answer = (ctx: RequestContext, body: WalletBody, provider: PaymentProvider) => Promise<Response>;

/** It was done; `data` is left out where there is nothing to say. */
export const succeed = (data?: unknown) =>
  ajaxJson({ success: true, ...(data === undefined ? {} : { data }) });

/** It was not, and the sentence says why; answered with 200 like everything of the provider's (wire 3.0). */
export function fail(message: string, more: Partial<WalletFailure> = {}, status = 200): Response {
  const data: WalletFailure = { name: '', message, code: 0, details: [], ...more };
  return ajaxJson({ success: false, data }, status);
}

/**
 * A call of the payment provider with the nonce of its own name (PAY-17). Without a provider it is a name that nobody knows; what only reads
 * may be asked by GET, and then without a nonce.
 */
export function walletCall(name: WalletCall, answer: Answer): Handle {
  return async (request, ctx) => {
    const { paymentProvider, nonces, wire, visitor } = ctx;
    if (!paymentProvider) return ajaxText('');
    const body = await readWalletBody(request);
    const isRead = request.method === 'GET';
    if (!isRead && !nonces.check(walletAction(wire, name), body.text('nonce'))) {
      return fail(walletFor(visitor.audience.locale).expired, {}, 400);
    }
    return answer(ctx, body, paymentProvider);
  };
}
