import { amount, countries, wholeNumber } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

/** Shipping settings such as the flat price and the amount from which shipping is free; in cents with VAT. */
export const shippingSettings = {
  shipping_countries: countries('shipping', [
    'IT',
    'SM',
    'VA',
    'AT',
    'BE',
    'BG',
    'HR',
    'CY',
    'CZ',
    'DK',
    'EE',
    'FI',
    'FR',
    'DE',
    'GR',
    'HU',
    'IE',
    'LV',
    'LT',
    'LU',
    'MT',
    'NL',
    'PL',
    'PT',
    'RO',
    'SK',
    'SI',
    'ES',
    'SE',
    'CH',
  ]),
  /** working days until what is in stock leaves; 0 for the same day */
  handling_days: wholeNumber('shipping', 1, 60),
  /** orders until this hour count from the same day; 0 to 24 */
  dispatch_cut_off_hour: wholeNumber('shipping', 15, 24),
  /** working days on the way, for methods without days of their own */
  delivery_days: wholeNumber('shipping', 1, 60),
  flat_shipping_cents: amount('shipping', 790, 1_000_000),
  free_shipping_from_cents: amount('shipping', 8900, 100_000_000),
  /** the same for buyers who see prices without VAT, in cents without VAT */
  free_shipping_from_net_cents: amount('shipping', 7300, 100_000_000),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof shippingSettings> {}
}
