import type { Cents } from '#shop/money/rules/cents.ts';
import type { CompanyCredit } from './company-credit.ts';
import { type PaymentRule, ruleOf } from './payment-rule.ts';

/** The ids of the ways to pay, as the wire names them: bank transfer, cash on delivery, company credit. */
export const paymentMethodIds = ['bacs', 'cod', 'credit'] as const;
export type PaymentMethodId = (typeof paymentMethodIds)[number];

/** The settings that payment depends on. */
export type PaymentSettings = {
  readonly bank_transfer_enabled: boolean;
  readonly cash_on_delivery_enabled: boolean;
  readonly cash_on_delivery_countries: readonly string[];
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
};

/** What is ordered: where it goes, and its goods in cents after coupons and without VAT. */
export type PaymentOccasion = { readonly country: string; readonly goods: Cents };

/** The ways to pay that a buyer is offered, in the order of the form (FEE-01). */
export function offeredPaymentMethods(
  terms: PaymentTerms,
  { country, goods }: PaymentOccasion,
): readonly PaymentMethodId[] {
  const { settings } = terms;
  const possible: Record<PaymentMethodId, boolean> = {
    bacs: settings.bank_transfer_enabled,
    cod: settings.cash_on_delivery_enabled && settings.cash_on_delivery_countries.includes(country),
    credit: terms.isBusiness && terms.credit !== null,
  };
  return paymentMethodIds.filter((id) => {
    const rule = ruleOf(terms.rules, id);
    if (!possible[id] || terms.refused.includes(id)) return false;
    if (!rule) return true;
    return rule.offered && goods >= (rule.minimum ?? 0) && goods <= (rule.maximum ?? goods);
  });
}

/** The state in which an order starts: money is awaited first, or comes later. */
export function firstOrderStatus(method: PaymentMethodId): 'on-hold' | 'processing' {
  return method === 'bacs' ? 'on-hold' : 'processing';
}
