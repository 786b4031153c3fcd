import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';

/** Where the mini-cart's wallet button learns what it may do, and what it is called; null where there is none (PAY-04). */
export function walletInMiniCart(
  toolbox: Pick<Toolbox, 'paymentProvider' | 'settings' | 'visitor' | 'wire'>,
): { readonly config: string; readonly label: string } | null {
  if (!toolbox.paymentProvider || !toolbox.settings.wallet_enabled) return null;
  return {
    config: `/?wc-ajax=${toolbox.wire.wallet}-script-config&context=mini-cart`,
    label: walletFor(toolbox.visitor.audience.locale).button,
  };
}
