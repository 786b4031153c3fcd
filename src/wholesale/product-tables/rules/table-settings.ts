import { flag, oneOf, text, wholeNumber } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';
import { type PriceFormatChoice, priceFormatChoices } from './site-data.ts';

/** What all product tables share (TAB-12, TAB-14, TAB-23, TAB-88, TAB-90). */
export const tableSettings = {
  /** what all product tables share (TAB-12, TAB-14, TAB-23, TAB-88, TAB-90) */
  table_price_format: oneOf<PriceFormatChoice>('product-table', priceFormatChoices, 'left-space'),
  table_select2: flag('product-table', true),
  table_search_select_placeholder: text('product-table', ''),
  table_resize_loader: flag('product-table', true),
  table_add_to_cart_view: flag('product-table', true),
  table_return_zero: flag('product-table', false),
  table_return_quantity: flag('product-table', true),
  /** milliseconds; 0 for the usual 2000 */
  table_notice_timeout: wholeNumber('product-table', 3000, 60_000),
  table_quick_view: flag('product-table', false),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof tableSettings> {}
}
