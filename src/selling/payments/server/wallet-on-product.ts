import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import type { PayLaterTerms } from '../rules/pay-later.ts';
import { payLaterTermsOf } from './pay-later-terms.ts';

/** What a product page offers of the wallet, the same for everybody of its audience; null where it offers nothing (PAY-04, PAY-08). */
export function walletOnProduct(
  toolbox: Pick<Toolbox, 'paymentProvider' | 'settings' | 'visitor' | 'wire'>,
): { readonly prefix: string; readonly payLater: PayLaterTerms } | null {
  if (!toolbox.paymentProvider || !toolbox.settings.wallet_enabled) return null;
  return { prefix: toolbox.wire.wallet, payLater: payLaterTermsOf(toolbox) };
}
