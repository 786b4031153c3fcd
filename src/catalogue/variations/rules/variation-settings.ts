import { flag, wholeNumber } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

/** How variations are chosen. */
export const variationSettings = {
  variation_threshold_min: wholeNumber('product-page', 500, 10_000),
  variation_threshold_max: wholeNumber('product-page', 100, 10_000),
  /** attributes with a type of their own are shown by swatches, not by selects (VAR-28) */
  variation_swatches: flag('product-page', true),
  swatches_on_cards: flag('catalogue', true),
  clear_on_reselect: flag('product-page', true),
  deselect_unavailable: flag('product-page', false),
  show_variation_label: flag('product-page', true),
  stock_label_threshold: wholeNumber('product-page', 5, 1000),
  swatches_ajax_add_to_cart: flag('product-page', true),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof variationSettings> {}
}
