import {
  type PostedForm,
  typedFlag,
  typedLine,
  typedText,
  typedWhole,
} from '#foundation/forms/rules/typed-values.ts';
import { readColumn, type TableColumn } from './table-columns.ts';
import { tableTexts } from './table-config.ts';
import { longestText, mostColumns, readTableDefinition, type TableDefinition } from './table-definition.ts';
import { largestPageSize } from './table-limits.ts';

/** What the forms of the staff pages of tables carry their nonce for. */
export const staffTablesAction = 'staff-product-tables';

export const LONGEST_TABLE_NAME = 100;
export const MOST_TABLE_CODES = 200;

/** Why a field of a table's form cannot be saved. */
export type TableProblem =
  | 'no-name'
  | 'taken'
  | 'no-columns'
  | 'wrong-place'
  | 'wrong-size'
  | 'wrong-color'
  | 'wrong-cart-size'
  | 'too-many-codes'
  | 'unknown-codes'
  | 'too-long';
export type TableFieldName =
  | 'name'
  | 'columns'
  | 'size'
  | 'codes'
  | 'footer_bg_color'
  | 'footer_cart_size'
  | 'texts';
export type TableProblems = Readonly<Partial<Record<TableFieldName, TableProblem>>>;

export const tableActions = ['created', 'saved', 'removed'] as const;
export type TableAction = (typeof tableActions)[number];

/** Reads what has just been done; null where the address says nothing of it. */
export function readTableAction(parameters: { get(name: string): string | null }): TableAction | null {
  return tableActions.find((action) => action === parameters.get('done')) ?? null;
}

/** The name of the field that says where a column stands. */
export const positionField = (column: string) => `place_${column}`;

/** The name of the field of a text in a language. */
export const textField = (locale: 'it' | 'en', key: string) => `text_${locale}_${key}`;

type PlacedColumns = { readonly ok: true; readonly columns: readonly TableColumn[] } | { readonly ok: false };

/** The columns that have a place, by their places; two of one place stand in the order of the form. */
function columnsIn(form: PostedForm): PlacedColumns {
  const placed: { column: TableColumn; position: number }[] = [];
  for (const name of Object.keys(form)) {
    const column = name.startsWith('place_') ? readColumn(name.slice('place_'.length)) : null;
    if (!column) continue;
    const position = typedWhole(form, name, 1, 999);
    if (position === 'wrong') return { ok: false };
    if (position !== null) placed.push({ column, position });
  }
  placed.sort((a, b) => a.position - b.position);
  return { ok: true, columns: placed.map(({ column }) => column) };
}

const ids = (form: PostedForm, name: string) =>
  (form[name] ?? []).filter((value) => /^[1-9]\d{0,8}$/.test(value)).map(Number);

const textsIn = (form: PostedForm, locale: 'it' | 'en') =>
  Object.fromEntries(tableTexts.map((key) => [key, typedLine(form, textField(locale, key))]));

export type ReadTableForm =
  | { readonly ok: true; readonly table: TableDefinition; readonly codes: readonly string[] }
  | { readonly ok: false; readonly problems: TableProblems };

/** Reads the form of a table; which products its codes mean, and whether another one has its name, the server asks. */
export function readTableForm(form: PostedForm): ReadTableForm {
  const problems: Partial<Record<TableFieldName, TableProblem>> = {};
  const name = typedLine(form, 'name');
  if (name === '' || name.length > LONGEST_TABLE_NAME) problems.name = 'no-name';
  const placed = columnsIn(form);
  if (!placed.ok) problems.columns = 'wrong-place';
  else if (placed.columns.length === 0 || placed.columns.length > mostColumns)
    problems.columns = 'no-columns';
  const size = typedWhole(form, 'size', 1, largestPageSize);
  if (size === null || size === 'wrong') problems.size = 'wrong-size';
  const cartSize = typedWhole(form, 'footer_cart_size', 40, 160);
  if (cartSize === 'wrong') problems.footer_cart_size = 'wrong-cart-size';
  const color = typedLine(form, 'footer_bg_color');
  if (color !== '' && !/^#[0-9a-f]{6}$/i.test(color)) problems.footer_bg_color = 'wrong-color';
  const codes = [
    ...new Set(
      typedText(form, 'codes')
        .split(/[\r\n;]+/)
        .map((code) => code.trim()),
    ),
  ].filter((code) => code !== '');
  if (codes.length > MOST_TABLE_CODES) problems.codes = 'too-many-codes';
  const texts = { it: textsIn(form, 'it'), en: textsIn(form, 'en') };
  const isTooLong = [texts.it, texts.en].some((own) =>
    Object.values(own).some((text) => text.length > longestText),
  );
  if (isTooLong) problems.texts = 'too-long';
  if (Object.keys(problems).length > 0 || !placed.ok) return { ok: false, problems };
  const flag = (field: string) => (typedFlag(form, field) ? '1' : '0');
  const word = (field: string) => typedText(form, field);
  const table = readTableDefinition({
    name,
    columns: placed.columns,
    definition: {
      products: {
        rows: word('rows'),
        categories: ids(form, 'categories'),
        tags: ids(form, 'tags'),
        brands: ids(form, 'brands'),
        inStock: typedFlag(form, 'inStock'),
        onSale: typedFlag(form, 'onSale'),
        order: word('order'),
      },
      paging: { kind: word('paging'), size },
      finding: {
        miniFilter: form.miniFilter ?? [],
        instantSearch: typedFlag(form, 'instantSearch'),
        querySearch: typedFlag(form, 'querySearch'),
        taxonomies: form.taxonomies ?? [],
        fields: form.fields ?? [],
      },
      options: {
        footer_cart: word('footer_cart'),
        footer_cart_size: cartSize,
        footer_possition: word('footer_possition'),
        footer_bg_color: color,
        footer_stats: flag('footer_stats'),
        product_direct_checkout: word('product_direct_checkout'),
        all_selected_direct_checkout: word('all_selected_direct_checkout'),
        item_count: word('item_count'),
        popup_notice: flag('popup_notice'),
        query_by_url: flag('query_by_url'),
        sort_mini_filter: word('sort_mini_filter'),
        disable_cat_tag_link: flag('disable_cat_tag_link'),
        ajax_action: typedFlag(form, 'ajax_active') ? 'ajax_active' : 'no_ajax_action',
        table_type: typedFlag(form, 'advanced') ? 'advance_table' : 'normal_table',
      },
      texts,
    },
  });
  return { ok: true, table, codes };
}
