import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import { servicePrice } from './payment-fee.ts';
import { cartMethodIds, type PaymentMethodId, paymentMethods } from './payment-methods.ts';
import { ruleOf } from './payment-rule.ts';
import type { PaymentOccasion, PaymentTerms } from './payment-terms.ts';

/** Why a payment method is not offered for an order: its destination, its value of goods (cents without VAT), or the shop's choice (FEE-01). */
export type PaymentRefusal =
  | { readonly code: 'destination' }
  | { readonly code: 'below-minimum'; readonly minimum: Cents }
  | { readonly code: 'above-maximum'; readonly maximum: Cents }
  /** of the whole order, with VAT and fee */
  | { readonly code: 'above-limit'; readonly limit: Cents }
  | { readonly code: 'not-offered' };

/** The payment methods that a buyer is offered, in the order of the form (FEE-01). */
export function offeredPaymentMethods(
  terms: PaymentTerms,
  occasion: PaymentOccasion,
): readonly PaymentMethodId[] {
  return cartMethodIds.filter((id) => paymentRefusal(terms, occasion, id) === null);
}

/** Why a buyer is not offered a payment method for an order; null where it is offered (FEE-01). */
export function paymentRefusal(
  terms: PaymentTerms,
  { country, goods, total }: PaymentOccasion,
  id: PaymentMethodId,
): PaymentRefusal | null {
  const { settings, restriction } = terms;
  const notOffered = { code: 'not-offered' } as const;
  const method = paymentMethods[id];
  if (restriction === 'needs-approval') return method.awaitsApproval ? null : notOffered;
  const rule = ruleOf(terms.rules, id);
  const isWithheld = restriction === 'may-not-buy' || terms.refused.includes(id);
  if (isWithheld || !method.isPossible(terms) || rule?.offered === false) return notOffered;
  if (method.countries && !method.countries(settings).includes(country)) return { code: 'destination' };
  const limit = toCents(method.limit?.(settings) ?? 0);
  if (limit > 0 && total + servicePrice(terms, id) > limit) return { code: 'above-limit', limit };
  const { minimum = null, maximum = null } = rule ?? {};
  if (minimum !== null && goods < minimum) return { code: 'below-minimum', minimum };
  return maximum !== null && goods > maximum ? { code: 'above-maximum', maximum } : null;
}

/** The reason to name where no payment method is left: an amount before the destination, since the buyer can change it. */
export function reasonForNone(refusals: readonly PaymentRefusal[]): PaymentRefusal {
  const byAmount = refusals.find(({ code }) =>
    ['below-minimum', 'above-maximum', 'above-limit'].includes(code),
  );
  return byAmount ?? refusals.find(({ code }) => code === 'destination') ?? { code: 'not-offered' };
}
