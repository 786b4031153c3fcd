import { z } from 'zod';

/** A switch as the wire writes it. */
const flag = (usual: '1' | '0') => z.enum(['1', '0']).catch(usual);

/** Where one goes after an add: `yes` to the checkout, `cart` to the cart, `no` nowhere (TAB-08). */
const afterAdd = z.enum(['yes', 'cart', 'no']).catch('no');

/** How a table works, beside its words; names and values as the wire writes them (TAB-07 to TAB-11). What cannot be read is as usual. */
export const tableOptions = z.object({
  footer_cart: z.enum(['always_show', 'always_hide', 'hide_for_zerro']).catch('hide_for_zerro'),
  /** pixels */
  footer_cart_size: z.int().min(40).max(160).catch(74),
  footer_possition: z.enum(['bottom_right', 'bottom_left', 'top_right', 'top_left']).catch('bottom_right'),
  /** `#rrggbb` */
  footer_bg_color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .toLowerCase()
    .catch('#16181d'),
  /** the footer cart opens by hover (TAB-83) */
  footer_stats: flag('0'),
  product_direct_checkout: afterAdd,
  all_selected_direct_checkout: afterAdd,
  /** `all` counts pieces, anything else distinct products (TAB-09) */
  item_count: z.enum(['all', 'products']).catch('all'),
  popup_notice: flag('1'),
  query_by_url: flag('1'),
  sort_mini_filter: z.enum(['ASC', 'DESC']).catch('ASC'),
  disable_cat_tag_link: flag('0'),
  ajax_action: z.enum(['ajax_active', 'no_ajax_action']).catch('ajax_active'),
  /** in the advanced table a row is a form of its own, which an add posts (TAB-65, TAB-70) */
  table_type: z.enum(['normal_table', 'advance_table']).catch('normal_table'),
});
export type TableOptions = Readonly<z.output<typeof tableOptions>>;
