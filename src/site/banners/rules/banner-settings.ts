import { flag, text } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

/** The banners below every page. */
export const bannerSettings = {
  /** people who are logged in read that the shop is not open yet (SITE-29) */
  coming_soon: flag('shop', false),
  /** a notice below every page until it is dismissed; '' for none (SITE-27) */
  store_notice: text('shop', ''),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof bannerSettings> {}
}
