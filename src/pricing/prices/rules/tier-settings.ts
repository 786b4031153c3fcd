import { flag } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

/** The tier table and what counts for a tier. */
export const tierSettings = {
  /** the tier table on the page of a product, and what it does (TIER-01, TIER-04 to TIER-07) */
  tiered_table: flag('prices', true),
  tiered_table_discount_column: flag('prices', true),
  tiered_table_highlight: flag('prices', true),
  tiered_table_click_fills: flag('prices', true),
  tiered_table_use_lowest_quantity: flag('prices', false),
  /** what counts beside the pieces of one product when a tier is chosen (TIER-11) */
  tiers_count_variations_together: flag('prices', true),
  tiers_count_whole_cart: flag('prices', false),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof tierSettings> {}
}
