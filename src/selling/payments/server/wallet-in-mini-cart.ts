import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';

/** Where the mini-cart's wallet button learns what it may do, and what it is called; null where there is none (PAY-04). */
export function walletInMiniCart(
  ctx: Pick<RequestContext, 'paymentProvider' | 'settings' | 'visitor' | 'wire'>,
): { readonly config: string; readonly label: string } | null {
  if (!ctx.paymentProvider || !ctx.settings.wallet_enabled) return null;
  return {
    config: `/?wc-ajax=${ctx.wire.wallet}-script-config&context=mini-cart`,
    label: walletFor(ctx.visitor.audience.locale).button,
  };
}
