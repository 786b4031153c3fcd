import { flag, oneOf, wholeNumber } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';
import {
  type BulkLayout,
  bulkLayouts,
  type CartButton,
  cartButtons,
  type TotalMode,
  totalModes,
} from './bulk-layout.ts';

/** The settings of the bulk order form. */
export const bulkOrderSettings = {
  /** the bulk order form: its look where its code names none, and what it shows (BULK-01, BULK-06, BULK-08, BULK-10) */
  bulk_order_layout: oneOf<BulkLayout>('bulk-order', bulkLayouts, 'indigo'),
  bulk_order_cart_button: oneOf<CartButton>('bulk-order', cartButtons, 'cart'),
  bulk_order_multiselect: flag('bulk-order', false),
  bulk_order_total_mode: oneOf<TotalMode>('bulk-order', totalModes, 'number'),
  bulk_order_rows_per_page: wholeNumber('bulk-order', 20, 100),
  bulk_order_shows_sku: flag('bulk-order', true),
  bulk_order_shows_stock: flag('bulk-order', true),
  /** a changed quantity is added without its button, and the cart's quantity set to it instead of raised by it (BULK-15) */
  bulk_order_auto_add: flag('bulk-order', false),
  bulk_order_auto_add_set: flag('bulk-order', false),
  /** typed quantities are clamped to what can be bought (BULK-24 to BULK-26); fractions are cut off (BULK-27) */
  form_enforce_qty: flag('bulk-order', true),
  bulk_order_force_step_1: flag('bulk-order', false),
  /** the form offers to request a quote for the cart (BULK-44) */
  quotes_enabled: flag('bulk-order', false),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof bulkOrderSettings> {}
}
