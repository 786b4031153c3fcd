import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { paymentMethodsFor } from '#messages/payments/payment-methods-for.ts';
import { paymentMethodIds } from '../rules/payment-methods.ts';

/** All payment methods, as a customer group may be refused them. */
export function refusablePayments({ settings }: Pick<RequestContext, 'settings'>) {
  const { titles } = paymentMethodsFor(settings.interface_language);
  return paymentMethodIds.map((id) => ({ id, name: titles[id] }));
}
