import { wholeNumber } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

/** The first page and the listings. */
export const listingSettings = {
  /** id of the picture at the head of the first page; 0 for none */
  products_per_page: wholeNumber('catalogue', 24, 100),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof listingSettings> {}
}
