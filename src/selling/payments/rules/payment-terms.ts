import type { Cents } from '#foundation/money/rules/cents.ts';
import type { CompanyCredit } from './company-credit.ts';
import type { PaymentRule } from './payment-rule.ts';

type PaymentSettings = {
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
  readonly refused: readonly string[];
  /** the credit that the buyer orders on, and the main account that it belongs to; null without */
  readonly credit: (CompanyCredit & { readonly accountId: number }) | null;
  readonly hasProvider?: boolean;
  /** of a subaccount: it may not order at all, or its orders wait for the main account (SUB-08, SUB-09); left out for everybody else */
  readonly restriction?: 'may-not-buy' | 'needs-approval';
};

/** What is ordered: where it goes, and its goods in cents after coupons and without VAT. */
export type PaymentOccasion = { readonly country: string; readonly goods: Cents };
