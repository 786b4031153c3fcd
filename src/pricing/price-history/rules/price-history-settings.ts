import { flag } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

/** What reductions are struck from. */
export const priceHistorySettings = {
  strike_lowest_price: flag('catalogue', true),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof priceHistorySettings> {}
}
