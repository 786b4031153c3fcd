import {
  amount,
  checkedText,
  countries,
  flag,
  text,
  texts,
  wholeNumber,
} from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';
import { isIban } from './iban.ts';

/** Which payment methods are offered, and how long stock is reserved for them; amounts in cents with VAT. */
export const paymentSettings = {
  bank_transfer_enabled: flag('payments', true),
  /** without a bank account, bank transfer is not offered */
  bank_transfer_iban: checkedText('payments', isIban, 'no-iban'),
  bank_transfer_holder: text('payments', ''),
  bank_transfer_bank: text('payments', ''),
  bank_transfer_bic: text('payments', ''),
  /** what buyers read beside the account, instead of the usual sentence */
  bank_transfer_instructions: text('payments', ''),
  cash_on_delivery_enabled: flag('payments', true),
  cash_on_delivery_countries: countries('payments', ['IT']),
  /** an order of at most so much, the fee included, is paid in cash; 0 without limit. Italian law allows less than 5,000 euro. */
  cash_on_delivery_limit_cents: amount('payments', 499_999, 100_000_000),
  /** what the courier's collecting costs */
  cash_on_delivery_fee_cents: amount('payments', 0, 100_000),
  cash_on_delivery_instructions: text('payments', ''),
  company_credit_enabled: flag('payments', true),
  company_credit_instructions: text('payments', ''),
  /** payment methods of the payment provider, where one is connected (PAY-04, PAY-06) */
  wallet_enabled: flag('payments', true),
  wallet_card_enabled: flag('payments', true),
  /** cards are typed into fields of the provider on the shop's pages, where its script can be run (PAY-10) */
  wallet_card_fields_enabled: flag('payments', true),
  /** buyers who are logged in may store methods of payment with their provider (PAY-22, PAY-24) */
  saved_methods_enabled: flag('payments', false),
  /** the buttons of the provider's own script on cart and checkout, where it can be run (PAY-04) */
  wallet_script_buttons_enabled: flag('payments', true),
  /** wallets of the buyer's device, through the same script; the provider's account must have them */
  apple_pay_enabled: flag('payments', false),
  google_pay_enabled: flag('payments', false),
  /** the file by which Apple knows the shop's domain; public */
  apple_pay_domain_association: texts('payments', [], { longest: 20_000 }),
  /** of the providers of those names, where they are connected */
  satispay_enabled: flag('payments', true),
  nexi_enabled: flag('payments', true),
  /** instalments of the wallet, and the message about them (PAY-08) */
  pay_later_enabled: flag('payments', true),
  pay_later_minimum_cents: amount('payments', 3000, 100_000_000),
  pay_later_maximum_cents: amount('payments', 200_000, 100_000_000),
  /** what the wallet button does not offer (PAY-07) */
  wallet_disabled_funding: texts('payments', [
    'card',
    'bancontact',
    'blik',
    'eps',
    'giropay',
    'ideal',
    'mybank',
    'p24',
    'sepa',
    'sofort',
    'trustly',
  ]),
  /** how long stock is reserved for an order that is to be paid at once, in minutes; 0 without end */
  hold_stock_minutes: wholeNumber('payments', 60, 43_200),
  /** how long stock is reserved for an order by bank transfer, in days; 0 without end */
  bank_transfer_hold_days: wholeNumber('payments', 10, 365),
} as const;

export type PaymentSettings = SettingValues<typeof paymentSettings>;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends PaymentSettings {}
}
