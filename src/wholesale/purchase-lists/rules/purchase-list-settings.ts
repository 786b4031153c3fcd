import { flag } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

/** What staff set of purchase lists. */
export const purchaseListSettings = {
  /** lines of quantity 0 are saved in purchase lists (LIST-06) */
  purchase_lists_keep_zero: flag('cart', false),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof purchaseListSettings> {}
}
