import { flag } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

export const wishlistSettings = {
  /** hearts on cards; product pages have theirs in any case */
  wishlist_on_cards: flag('catalogue', true),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof wishlistSettings> {}
}
