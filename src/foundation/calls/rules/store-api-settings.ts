import { flag, wholeNumber } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

/** Limits of the calls of the Store API and of the administration API. */
export const storeApiSettings = {
  /** calls of the Store API are counted by customer or address, and refused above the limit */
  store_api_limited: flag('store-api', false),
  store_api_limit_calls: wholeNumber('store-api', 25, 100_000),
  store_api_limit_seconds: wholeNumber('store-api', 10, 86_400),
  /** three orders a minute and no more */
  store_api_checkout_limited: flag('store-api', false),
  /** of each API key; 0 for as many as a program likes */
  api_key_calls_per_minute: wholeNumber('store-api', 1200, 100_000),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof storeApiSettings> {}
}
