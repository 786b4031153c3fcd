import { wholeNumber } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

export const counterSettings = {
  /** in percent of the customer's price, for staff who do not set prices */
  counter_largest_discount: wholeNumber('counter', 20, 100),
  /** in percent of the net price: below it the counter warns */
  counter_lowest_margin: wholeNumber('counter', 10, 100),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof counterSettings> {}
}
