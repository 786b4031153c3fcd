import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PayLaterTerms } from '../rules/pay-later.ts';
import { walletMethod } from '../rules/payment-methods.ts';

/** When this visitor is offered instalments: consumers are, where a provider is connected and the shop wants it (PAY-08). */
export function payLaterTermsOf({
  paymentProvider,
  settings,
  visitor,
}: Pick<RequestContext, 'paymentProvider' | 'settings' | 'visitor'>): PayLaterTerms {
  const isRefused = visitor.terms.refusedPayments.includes(walletMethod);
  return {
    enabled:
      paymentProvider !== null &&
      settings.wallet_enabled &&
      settings.pay_later_enabled &&
      visitor.audience.mode === 'gross' &&
      !isRefused,
    minimum: settings.pay_later_minimum_cents,
    maximum: settings.pay_later_maximum_cents,
  };
}
