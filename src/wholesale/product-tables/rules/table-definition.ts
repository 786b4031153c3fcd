import { type ListingOrder, listingOrders } from '#catalogue/products/rules/listing-query.ts';
import {
  isAttribute,
  isTableField,
  readColumn,
  readTaxonomy,
  type TableColumn,
  type TableField,
  type Taxonomy,
} from './table-columns.ts';
import { type TableOptions, type TableText, tableTexts, usualOptions } from './table-config.ts';
import { largestPageSize, usualPageSize } from './table-limits.ts';

/** Which products a table shows: those in any of the categories, with any of the tags, of any of the brands; empty lists ask nothing. */
type TableProducts = {
  /** `variations`: each variation of a variable product has a row of its own (TAB-05) */
  readonly rows: 'products' | 'variations';
  readonly categories: readonly number[];
  readonly tags: readonly number[];
  readonly brands: readonly number[];
  /** these alone, whatever else is said; none: all */
  readonly only: readonly number[];
  readonly inStock: boolean;
  readonly onSale: boolean;
  readonly order: ListingOrder;
};

/** How a table offers further rows (TAB-32). */
export const pagingKinds = ['links', 'load_more', 'infinite_scroll'] as const;
export type PagingKind = (typeof pagingKinds)[number];

/** What a table is found in by (TAB-15, TAB-18, TAB-22). */
export type TableFinding = {
  readonly miniFilter: readonly Taxonomy[];
  readonly instantSearch: boolean;
  readonly querySearch: boolean;
  readonly taxonomies: readonly Taxonomy[];
  readonly fields: readonly TableField[];
};

type OwnTexts = Readonly<Partial<Record<TableText, string>>>;

/** A table as staff make it. */
export type TableDefinition = {
  readonly name: string;
  readonly columns: readonly TableColumn[];
  readonly products: TableProducts;
  readonly paging: { readonly kind: PagingKind; readonly size: number };
  readonly finding: TableFinding;
  readonly options: TableOptions;
  /** what this table says otherwise than the others, in each language (ERR-02) */
  readonly texts: { readonly it: OwnTexts; readonly en: OwnTexts };
};

export const usualDefinition: TableDefinition = {
  name: '',
  columns: ['check', 'thumbnails', 'product_title', 'sku', 'stock', 'price', 'quantity', 'total', 'action'],
  products: {
    rows: 'products',
    categories: [],
    tags: [],
    brands: [],
    only: [],
    inStock: false,
    onSale: false,
    order: 'menu_order',
  },
  paging: { kind: 'links', size: usualPageSize },
  finding: {
    miniFilter: [],
    instantSearch: true,
    querySearch: true,
    taxonomies: ['product_cat', 'product_brand'],
    fields: [],
  },
  options: usualOptions,
  texts: { it: {}, en: {} },
};

/** The most columns, and the most members of each list, of a table. */
export const mostColumns = 30;
const mostListed = 200;
const mostMiniFilters = 6;
export const longestText = 200;

type Stored = Readonly<Record<string, unknown>>;
const record = (value: unknown): Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Stored) : {};
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const strings = (value: unknown) => list(value).filter((one) => typeof one === 'string');
const unique = <T>(values: readonly T[], most: number) => [...new Set(values)].slice(0, most);
const idsIn = (value: unknown) =>
  unique(
    list(value).filter((one): one is number => Number.isInteger(one) && Number(one) > 0),
    mostListed,
  );
const oneOf = <T extends string>(known: readonly T[], value: unknown, fallback: T): T =>
  known.find((word) => word === value) ?? fallback;
const whole = (value: unknown, least: number, most: number, fallback: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : fallback;
const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

function optionsIn(stored: Stored): TableOptions {
  const usual = usualOptions;
  const flag = (name: keyof TableOptions, fallback: '1' | '0') =>
    oneOf(['1', '0'] as const, stored[name], fallback);
  const way = ['yes', 'cart', 'no'] as const;
  return {
    footer_cart: oneOf(
      ['always_show', 'always_hide', 'hide_for_zerro'],
      stored.footer_cart,
      usual.footer_cart,
    ),
    footer_cart_size: whole(stored.footer_cart_size, 40, 160, usual.footer_cart_size),
    footer_possition: oneOf(
      ['bottom_right', 'bottom_left', 'top_right', 'top_left'],
      stored.footer_possition,
      usual.footer_possition,
    ),
    footer_bg_color: isColor(stored.footer_bg_color)
      ? stored.footer_bg_color.toLowerCase()
      : usual.footer_bg_color,
    footer_stats: flag('footer_stats', usual.footer_stats),
    product_direct_checkout: oneOf(way, stored.product_direct_checkout, usual.product_direct_checkout),
    all_selected_direct_checkout: oneOf(
      way,
      stored.all_selected_direct_checkout,
      usual.all_selected_direct_checkout,
    ),
    item_count: oneOf(['all', 'products'], stored.item_count, usual.item_count),
    popup_notice: flag('popup_notice', usual.popup_notice),
    query_by_url: flag('query_by_url', usual.query_by_url),
    sort_mini_filter: oneOf(['ASC', 'DESC'], stored.sort_mini_filter, usual.sort_mini_filter),
    disable_cat_tag_link: flag('disable_cat_tag_link', usual.disable_cat_tag_link),
    ajax_action: oneOf(['ajax_active', 'no_ajax_action'], stored.ajax_action, usual.ajax_action),
    table_type: oneOf(['normal_table', 'advance_table'], stored.table_type, usual.table_type),
  };
}

function textsIn(stored: Stored): OwnTexts {
  const own = tableTexts.flatMap((key) => {
    const text = stored[key];
    const said = typeof text === 'string' ? text.trim().slice(0, longestText) : '';
    return said === '' ? [] : [[key, said] as const];
  });
  return Object.fromEntries(own);
}

const taxonomiesIn = (value: unknown, most: number) =>
  unique(
    strings(value).flatMap((name) => readTaxonomy(name) ?? []),
    most,
  );

/** A table as the database keeps it: whatever is missing or cannot be read is as usual. */
export function readTableDefinition(row: {
  readonly name: string;
  readonly columns: readonly string[];
  readonly definition: unknown;
}): TableDefinition {
  const stored = record(row.definition);
  const [products, paging, finding, texts] = [
    record(stored.products),
    record(stored.paging),
    record(stored.finding),
    record(stored.texts),
  ];
  const usual = usualDefinition;
  const columns = unique(
    row.columns.flatMap((name) => readColumn(name) ?? []),
    mostColumns,
  );
  return {
    name: row.name,
    columns: columns.length === 0 ? usual.columns : columns,
    products: {
      rows: oneOf(['products', 'variations'], products.rows, 'products'),
      categories: idsIn(products.categories),
      tags: idsIn(products.tags),
      brands: idsIn(products.brands),
      only: idsIn(products.only),
      inStock: products.inStock === true,
      onSale: products.onSale === true,
      order: oneOf(listingOrders, products.order, 'menu_order'),
    },
    paging: {
      kind: oneOf(pagingKinds, paging.kind, 'links'),
      size: whole(paging.size, 1, largestPageSize, usualPageSize),
    },
    finding: {
      miniFilter: taxonomiesIn(finding.miniFilter, mostMiniFilters),
      instantSearch: finding.instantSearch !== false,
      querySearch: finding.querySearch !== false,
      taxonomies: taxonomiesIn(finding.taxonomies ?? usual.finding.taxonomies, mostMiniFilters),
      fields: unique(strings(finding.fields).filter(isTableField), mostMiniFilters),
    },
    options: optionsIn(record(stored.options)),
    texts: { it: textsIn(record(texts.it)), en: textsIn(record(texts.en)) },
  };
}

/** The attributes of the shop that a table shows, filters or searches by. */
export function attributesOf({ columns, finding }: TableDefinition): readonly string[] {
  const named = [...columns, ...finding.miniFilter, ...finding.taxonomies].filter(isAttribute);
  return [...new Set(named)].map((name) => name.slice('pa_'.length));
}
