import { wholeNumber } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

export const recentlyViewedSettings = {
  /** how many a product page shows; 0: none, and browsers remember none */
  recently_viewed_products: wholeNumber('catalogue', 6, 12),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof recentlyViewedSettings> {}
}
