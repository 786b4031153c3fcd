import type { Cents } from '#foundation/money/rules/cents.ts';
import type { CompanyCredit } from './company-credit.ts';
import type { PaymentRefusal } from './payment-refusal.ts';
import { type PaymentRule, ruleOf } from './payment-rule.ts';

/** The ids of the ways to pay, as the wire names them: bank transfer, cash on delivery, company credit, wallet and card of the provider. */
export const paymentMethodIds = ['bacs', 'cod', 'credit', 'wallet', 'card'] as const;
/** The same with what stands in their place while nothing is paid yet, since a main account approves the order first (SUB-09). */
export const cartMethodIds = [...paymentMethodIds, 'approval'] as const;
export type PaymentMethodId = (typeof cartMethodIds)[number];

/** The ways that the payment provider carries out: the buyer approves there, and the money is taken when the order is confirmed. */
export const providerMethodIds = ['wallet', 'card'] as const satisfies readonly PaymentMethodId[];
export type ProviderMethodId = (typeof providerMethodIds)[number];

/** Whether the payment provider carries a method out. */
export function isProviderMethod(method: string): method is ProviderMethodId {
  return providerMethodIds.some((id) => id === method);
}

/** The settings that payment depends on. */
export type PaymentSettings = {
  readonly bank_transfer_enabled: boolean;
  /** where a transfer would go; '' for a shop that has not said so, left out where that does not matter */
  readonly bank_transfer_iban?: string;
  readonly cash_on_delivery_enabled: boolean;
  readonly cash_on_delivery_countries: readonly string[];
  readonly wallet_enabled?: boolean;
  readonly wallet_card_enabled?: boolean;
};

/** Everything about one buyer that decides how they may pay, and what that costs them. */
export type PaymentTerms = {
  readonly settings: PaymentSettings;
  readonly isBusiness: boolean;
  /** every rule that is about this buyer; of those for one method the nearest counts */
  readonly rules: readonly PaymentRule[];
  /** methods that the buyer's group may not use */
  readonly refused: readonly string[];
  /** the credit that the buyer orders on, and the main account that it belongs to; null without */
  readonly credit: (CompanyCredit & { readonly accountId: number }) | null;
  /** a payment provider is connected */
  readonly hasProvider?: boolean;
  /** of a subaccount: it may not order at all, or its orders wait for the main account (SUB-08, SUB-09); left out for everybody else */
  readonly restriction?: 'may-not-buy' | 'needs-approval';
};

/** What is ordered: where it goes, and its goods in cents after coupons and without VAT. */
export type PaymentOccasion = { readonly country: string; readonly goods: Cents };

/** The ways to pay that a buyer is offered, in the order of the form (FEE-01). */
export function offeredPaymentMethods(
  terms: PaymentTerms,
  occasion: PaymentOccasion,
): readonly PaymentMethodId[] {
  return cartMethodIds.filter((id) => paymentRefusal(terms, occasion, id) === null);
}

/** Why a buyer is not offered a way to pay for an order; null where it is offered (FEE-01). */
export function paymentRefusal(
  terms: PaymentTerms,
  { country, goods }: PaymentOccasion,
  method: PaymentMethodId,
): PaymentRefusal | null {
  const { settings, hasProvider = false, restriction } = terms;
  const notOffered = { code: 'not-offered' } as const;
  if (restriction === 'needs-approval') return method === 'approval' ? null : notOffered;
  const possible: Record<PaymentMethodId, boolean> = {
    bacs: settings.bank_transfer_enabled && settings.bank_transfer_iban !== '',
    cod: settings.cash_on_delivery_enabled,
    credit: terms.isBusiness && terms.credit !== null,
    wallet: hasProvider && (settings.wallet_enabled ?? false),
    card: hasProvider && (settings.wallet_card_enabled ?? false),
    approval: false,
  };
  const rule = ruleOf(terms.rules, method);
  const isWithheld = restriction === 'may-not-buy' || terms.refused.includes(method);
  if (isWithheld || !possible[method] || rule?.offered === false) return notOffered;
  if (method === 'cod' && !settings.cash_on_delivery_countries.includes(country))
    return { code: 'destination' };
  const { minimum = null, maximum = null } = rule ?? {};
  if (minimum !== null && goods < minimum) return { code: 'below-minimum', minimum };
  return maximum !== null && goods > maximum ? { code: 'above-maximum', maximum } : null;
}

/** The state in which an order starts: an approval or the money is awaited first, or it comes later. */
export function firstOrderStatus(
  method: PaymentMethodId,
): 'pending-approval' | 'pending' | 'on-hold' | 'processing' {
  if (method === 'approval') return 'pending-approval';
  if (isProviderMethod(method)) return 'pending';
  return method === 'bacs' ? 'on-hold' : 'processing';
}
