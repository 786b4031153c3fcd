/** Switches as the wire writes them. */
export type Switch = '1' | '0';

/** What a table says in words, each of which staff can write for a table of their own (TAB-10, ERR-02). */
export const tableTexts = [
  'item',
  'items',
  'add_to_cart',
  'loading_more_text',
  'load_more_text',
  'add2cart_all_added_text',
  'product_not_founded',
  'out_of_stock_message',
  'right_combination_message',
  'right_combination_message_alt',
  'select_all_items_message',
  'sorry_out_of_stock',
  'no_right_combination',
  'adding_in_progress',
  'sorry_plz_right_combination',
  'please_choose_items',
] as const;
export type TableText = (typeof tableTexts)[number];
export type TableTexts = Readonly<Record<TableText, string>>;

/** Where one goes after an add: `yes` to the checkout, `cart` to the cart, `no` nowhere (TAB-08). */
type DirectCheckout = 'yes' | 'cart' | 'no';

/** How a table works, beside its words; names and values as the wire writes them (TAB-07 to TAB-11). */
export type TableOptions = {
  readonly footer_cart: 'always_show' | 'always_hide' | 'hide_for_zerro';
  /** pixels */
  readonly footer_cart_size: number;
  readonly footer_possition: 'bottom_right' | 'bottom_left' | 'top_right' | 'top_left';
  /** `#rrggbb` */
  readonly footer_bg_color: string;
  /** the footer cart opens by hover (TAB-83) */
  readonly footer_stats: Switch;
  readonly product_direct_checkout: DirectCheckout;
  readonly all_selected_direct_checkout: DirectCheckout;
  /** `all` counts pieces, anything else distinct products (TAB-09) */
  readonly item_count: 'all' | 'products';
  readonly popup_notice: Switch;
  readonly query_by_url: Switch;
  readonly sort_mini_filter: 'ASC' | 'DESC';
  readonly disable_cat_tag_link: Switch;
  readonly ajax_action: 'ajax_active' | 'no_ajax_action';
  /** in the advanced table a row is a form of its own, which an add posts (TAB-65, TAB-70) */
  readonly table_type: 'normal_table' | 'advance_table';
};

/** How a table works and what it says, as its markup carries it in `data-config_json`. */
export type TableConfig = TableOptions &
  Omit<TableTexts, 'add_to_cart'> & {
    readonly basic_settings: { readonly add_to_cart: string };
  };

/** A table whose staff have chosen nothing. */
export const usualOptions: TableOptions = {
  footer_cart: 'hide_for_zerro',
  footer_cart_size: 74,
  footer_possition: 'bottom_right',
  footer_bg_color: '#16181d',
  footer_stats: '0',
  product_direct_checkout: 'no',
  all_selected_direct_checkout: 'no',
  item_count: 'all',
  popup_notice: '1',
  query_by_url: '1',
  sort_mini_filter: 'ASC',
  disable_cat_tag_link: '0',
  ajax_action: 'ajax_active',
  table_type: 'normal_table',
};

/** The configuration of a table: its options, and of each text the table's own or, where staff wrote none, the shop's (ERR-02). */
export function tableConfig(
  options: TableOptions,
  own: Readonly<Partial<Record<TableText, string>>>,
  defaults: TableTexts,
): TableConfig {
  const said = (key: TableText) => own[key] || defaults[key];
  const { add_to_cart: _, ...texts } = Object.fromEntries(
    tableTexts.map((key) => [key, said(key)]),
  ) as TableTexts;
  return { ...options, ...texts, basic_settings: { add_to_cart: said('add_to_cart') } };
}
