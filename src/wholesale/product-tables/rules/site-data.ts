import type { Switch } from './table-config.ts';

/** The position of the currency sign (TAB-12, TAB-14). */
export const priceFormats = ['left', 'right', 'left-space', 'right-space'] as const;
export type PriceFormat = (typeof priceFormats)[number];

/** What staff choose for their tables: a position of the sign, or to write amounts as the rest of the shop does. */
export const priceFormatChoices = ['as-shop', ...priceFormats] as const;
export type PriceFormatChoice = (typeof priceFormatChoices)[number];

/** The format of a table in a language, `formatEuro`'s own where it is that of the shop (SITE-02, TAB-14). */
export function priceFormatOf(choice: PriceFormatChoice, locale: 'it' | 'en'): PriceFormat {
  if (choice !== 'as-shop') return choice;
  return locale === 'it' ? 'right-space' : 'left';
}

/** What all tables of the shop share, by its names on the wire (TAB-12); the markup of a table carries it in `data-site_json`. */
export type SiteData = {
  /** of the product table extension: the shop's own version number (WIRE-02) */
  readonly version: string;
  readonly priceFormat: PriceFormat;
  /** selects of the query search become searchable drop-downs (TAB-23) */
  readonly select2: Switch;
  /** a table follows its window while that is resized (TAB-93) */
  readonly resize_loader: Switch;
  /** the link of CART-06 after an add */
  readonly add_to_cart_view: Switch;
  /** rows begin at 0 pieces (TAB-52) */
  readonly return_zero: Switch;
  /** an added row goes back to its minimum (TAB-59); written as the wire writes it */
  readonly return_quanity: Switch;
  readonly search_select_placeholder: string;
  /** milliseconds (TAB-88) */
  readonly notice_timeout: number;
  /** empty in a cached page for everybody: the browser gets its own by `{t}_wc_fragments` */
  readonly nonce: string;
  /** lower-case prefix of the calls */
  readonly prefix: string;
  readonly cart_url: string;
  readonly checkout_url: string;
  readonly locale: 'it' | 'en';
  /** the quick view is installed (TAB-90, TAB-91) */
  readonly quick_view: Switch;
};
