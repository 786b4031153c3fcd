import type { TableOptions } from './table-options.ts';

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

/** How a table works and what it says, as its markup carries it in `data-config_json`. */
export type TableConfig = TableOptions &
  Omit<TableTexts, 'add_to_cart'> & {
    readonly basic_settings: { readonly add_to_cart: string };
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
