import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PayLaterTerms } from '../rules/pay-later.ts';
import { payLaterTermsOf } from './pay-later-terms.ts';

/** What a product page offers of the wallet, the same for everybody of its audience; null where it offers nothing (PAY-04, PAY-08). */
export function walletOnProduct(
  ctx: Pick<RequestContext, 'paymentProvider' | 'settings' | 'visitor' | 'wire'>,
): { readonly prefix: string; readonly payLater: PayLaterTerms } | null {
  if (!ctx.paymentProvider || !ctx.settings.wallet_enabled) return null;
  return { prefix: ctx.wire.wallet, payLater: payLaterTermsOf(ctx) };
}
