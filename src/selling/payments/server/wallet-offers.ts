import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { walletFramePath } from '../rules/framed-contexts.ts';
import type { PayLaterTerms } from '../rules/pay-later.ts';
import { walletMethod } from '../rules/payment-methods.ts';
import { payLink, payLinkAction } from '../rules/wallet-actions.ts';
import { walletAdapter } from './adapter-of.ts';

/** The limits of instalments for this visitor: offered to consumers, where a provider is connected and the setting is on (PAY-08). */
export function payLaterTermsOf(
  ctx: Pick<RequestContext, 'paymentAdapters' | 'settings' | 'visitor'>,
): PayLaterTerms {
  const { settings, visitor } = ctx;
  const isRefused = visitor.terms.refusedPayments.includes(walletMethod);
  return {
    enabled:
      walletAdapter(ctx) !== null &&
      settings.wallet_enabled &&
      settings.pay_later_enabled &&
      visitor.audience.mode === 'gross' &&
      !isRefused,
    minimum: settings.pay_later_minimum_cents,
    maximum: settings.pay_later_maximum_cents,
  };
}

/** The wallet on a product page, the same for its whole audience; null where nothing is offered (PAY-04, PAY-08). */
export function walletOnProduct(
  ctx: Pick<RequestContext, 'paymentAdapters' | 'settings' | 'visitor' | 'wire'>,
): { readonly prefix: string; readonly payLater: PayLaterTerms; readonly isFramed: boolean } | null {
  if (!walletAdapter(ctx) || !ctx.settings.wallet_enabled) return null;
  return { prefix: ctx.wire.wallet, payLater: payLaterTermsOf(ctx), isFramed: hasScriptButtons(ctx) };
}

/** Where the mini-cart's wallet button is configured, and its label; `frame` is the document with the provider's buttons, '' for none. */
export type MiniCartWallet = Readonly<Record<'config' | 'label' | 'frame' | 'frameTitle', string>>;

/** The wallet in the mini-cart; null where there is none (PAY-04). */
export function walletInMiniCart(
  ctx: Pick<RequestContext, 'paymentAdapters' | 'settings' | 'visitor' | 'wire'>,
): MiniCartWallet | null {
  if (!walletAdapter(ctx) || !ctx.settings.wallet_enabled) return null;
  const words = walletFor(ctx.visitor.audience.locale);
  return {
    config: `/?wc-ajax=${ctx.wire.wallet}-script-config&context=mini-cart`,
    label: words.button,
    frame: hasScriptButtons(ctx) ? walletFramePath('mini-cart') : '',
    frameTitle: words.frameTitle,
  };
}

/** Whether the provider's script can be run, and a setting allows its buttons. */
export const hasScriptButtons = (ctx: Pick<RequestContext, 'paymentAdapters' | 'settings'>): boolean =>
  Boolean(walletAdapter(ctx)?.script?.address) && ctx.settings.wallet_script_buttons_enabled;

type CartToPay = {
  readonly paymentMethods: readonly string[];
  readonly problems: readonly unknown[];
  readonly totals: { readonly total: number };
};

/** The link that pays a cart by wallet; null where it is not offered, or the cart cannot be ordered as it stands (PAY-04). */
export function cartPayLink(
  { nonces, wire }: Pick<RequestContext, 'nonces' | 'wire'>,
  { paymentMethods, problems, totals }: CartToPay,
): string | null {
  const isOffered = paymentMethods.includes(walletMethod) && problems.length === 0 && totals.total > 0;
  return isOffered ? payLink(walletMethod, nonces.make(payLinkAction(wire))) : null;
}
