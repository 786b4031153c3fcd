import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { paymentMethodsFor } from '#messages/payments/payment-methods-for.ts';
import { paymentMethodIds, paymentMethods } from '../rules/payment-methods.ts';
import { openProviders } from './adapter-of.ts';

/** All payment methods, as a customer group may be refused them; `isOff` those that the shop takes from nobody now. */
export function refusablePayments(ctx: Pick<RequestContext, 'settings' | 'paymentAdapters'>) {
  const { settings } = ctx;
  const { titles } = paymentMethodsFor(settings.interface_language);
  const anybody = {
    settings,
    isBusiness: true,
    rules: [],
    refused: [],
    credit: { accountId: 0, limit: toCents(1), used: toCents(0) },
    connected: openProviders(ctx),
  };
  return paymentMethodIds.map((id) => ({
    id,
    name: titles[id],
    isOff: !paymentMethods[id].isPossible(anybody),
  }));
}
