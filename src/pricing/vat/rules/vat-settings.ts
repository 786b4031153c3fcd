import { countries, flag, wholeNumber } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';
import { vatCountries } from './vat-country.ts';

/** Where VAT numbers are asked for and how long an answer about one holds. */
export const vatSettings = {
  /** countries whose businesses are asked for a VAT number (VAT-11); those that the shop knows no rule for are taken as typed */
  vat_countries: countries('vat', vatCountries),
  /** the checkout offers to validate VAT numbers (VAT-12) */
  validate_vat_checkout: flag('vat', true),
  /** lifetime of the two cookies of a validated VAT number, in days (VAT-05) */
  cookie_expiration_days: wholeNumber('vat', 1000, 10_000),
  /** for how many hours the answer about a VAT number holds before the number is checked anew */
  vat_answer_hours: wholeNumber('vat', 24, 8760),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof vatSettings> {}
}
