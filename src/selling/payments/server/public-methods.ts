import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type PaymentMethodId, paymentMethodIds, paymentMethods } from '../rules/payment-methods.ts';
import { readPaymentTerms } from './read-payment-terms.ts';

/** The payment methods of a page that all of an audience see: credit is a company's own affair. */
export async function publicMethods(ctx: RequestContext): Promise<readonly PaymentMethodId[]> {
  const terms = await readPaymentTerms(ctx);
  return paymentMethodIds.filter(
    (id) => !paymentMethods[id].takesCredit && paymentMethods[id].isPossible(terms),
  );
}
