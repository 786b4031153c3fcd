import type { Cents } from '#foundation/money/rules/cents.ts';
import type { TaxRate } from '#foundation/money/rules/tax-rate.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';
import type { CompanyCredit } from './company-credit.ts';
import type { PaymentRule } from './payment-rule.ts';
import type { paymentSettings } from './payment-settings.ts';

/** The settings of the ways of paying; tests name those that matter. */
type PaymentSettings = Partial<SettingValues<typeof paymentSettings>>;

/** Everything about one buyer that decides the payment methods and their fees. */
export type PaymentTerms = {
  readonly settings: PaymentSettings;
  readonly isBusiness: boolean;
  /** all rules that apply to this buyer; of those for one method the most specific counts */
  readonly rules: readonly PaymentRule[];
  readonly refused: readonly string[];
  /** the company credit of the buyer, and the main account that it belongs to; null without */
  readonly credit: (CompanyCredit & { readonly accountId: number }) | null;
  /** where no VAT is due on the order, the home rate that prices with VAT are freed of, as shipping is; absent or 0 where it is due */
  readonly freedOf?: TaxRate;
  /** the payment providers that are connected, by their codes; absent where it does not matter */
  readonly connected?: readonly string[];
  /** staff take the order, at the counter or by telephone */
  readonly byStaff?: boolean;
  /** a till of the counter is open */
  readonly atTill?: boolean;
  /** of a subaccount: it may not order, or its orders need approval by the main account (SUB-08, SUB-09); absent for all others */
  readonly restriction?: 'may-not-buy' | 'needs-approval';
};

/** The order to pay: its destination, its goods in cents after coupons and without VAT, and its total with VAT and without the payment fee. */
export type PaymentOccasion = { readonly country: string; readonly goods: Cents; readonly total: Cents };
