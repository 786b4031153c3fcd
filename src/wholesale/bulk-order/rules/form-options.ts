import type { Settings } from '#foundation/settings/rules/settings.ts';
import { type BulkLayout, bulkLayouts, type CartButton, cartButtons, type TotalMode } from './bulk-layout.ts';

/** What a placed form shows and does: what its code says, and else the settings of the shop. */
export type FormOptions = {
  readonly layout: BulkLayout;
  /** as the search call names them: ids, slugs, words (BULK-12) */
  readonly exclude: string;
  readonly tag: string;
  readonly productlist: string;
  readonly category: string;
  readonly sortby: string;
  readonly inStock: boolean;
  readonly multiselect: boolean;
  readonly showsSku: boolean;
  readonly showsStock: boolean;
  readonly autoAdd: boolean;
  readonly autoAddSet: boolean;
  readonly cartButton: CartButton;
  readonly totalMode: TotalMode;
  readonly enforcesQuantities: boolean;
  readonly forcesWhole: boolean;
  readonly offersQuotes: boolean;
};

/** What the code of a placed form says, by name. */
export type FormAttributes = Readonly<Record<string, string>>;

const longest = 500;

function isYes(text: string | undefined, usual: boolean): boolean {
  const said = (text ?? '').trim().toLowerCase();
  if (['yes', '1', 'true', 'on'].includes(said)) return true;
  return ['no', '0', 'false', 'off'].includes(said) ? false : usual;
}

/** Reads what the code of a form says; what it does not say, or wrongly, is as the settings have it (BULK-01, BULK-06, BULK-10). */
export function readFormOptions(said: FormAttributes, settings: Settings): FormOptions {
  const text = (...names: readonly string[]) =>
    (names.map((name) => said[name]).find((value) => value !== undefined) ?? '').trim().slice(0, longest);
  const oneOf = <T extends string>(known: readonly T[], value: string, usual: T) =>
    known.find((name) => name === value) ?? usual;
  return {
    layout: oneOf(bulkLayouts, text('layout', 'theme'), settings.bulk_order_layout),
    exclude: text('exclude'),
    tag: text('tag'),
    productlist: text('product_list', 'productlist'),
    category: text('category'),
    sortby: text('sortby'),
    inStock: isYes(said.instock, false),
    multiselect: isYes(said.multiselect, settings.bulk_order_multiselect),
    showsSku: isYes(said.sku, settings.bulk_order_shows_sku),
    showsStock: isYes(said.stock, settings.bulk_order_shows_stock),
    autoAdd: isYes(said.autoadd, settings.bulk_order_auto_add),
    autoAddSet: isYes(said.autoaddset, settings.bulk_order_auto_add_set),
    cartButton: oneOf(cartButtons, text('cart_button', 'cartbutton'), settings.bulk_order_cart_button),
    totalMode: settings.bulk_order_total_mode,
    enforcesQuantities: settings.form_enforce_qty,
    forcesWhole: settings.bulk_order_force_step_1,
    offersQuotes: settings.quotes_enabled,
  };
}
