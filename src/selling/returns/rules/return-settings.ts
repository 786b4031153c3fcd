import { amount, flag, oneOf, text, wholeNumber } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

export const returnSettings = {
  /** days of the ordinary return by the shop's own terms; 0: there is none */
  return_days: wholeNumber('returns', 30, 365),
  /** days from shipping to delivery where the courier does not say when that was */
  return_transit_days: wholeNumber('returns', 3, 30),
  /** who pays for sending goods back that are as they were sold */
  return_cost: oneOf<'customer' | 'shop'>('returns', ['customer', 'shop'], 'customer'),
  /** where goods are sent back to; '' for the address of the shop */
  return_address: text('returns', ''),
  /** companies may withdraw as consumers may */
  withdrawal_for_businesses: flag('returns', false),
  /** orders from before that day, `YYYY-MM-DD`, were placed without information on withdrawal; '' for none */
  withdrawal_informed_since: text('returns', ''),
  /** what the cheapest usual shipping costs, in cents with VAT: what was paid above it for an express one is not given back; 0: all is */
  withdrawal_standard_shipping: amount('returns', 0, 100_000),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof returnSettings> {}
}
