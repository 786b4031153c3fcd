import {
  boxes,
  entries,
  flag,
  ids,
  line,
  lineThat,
  needed,
  text,
  whole,
} from '#foundation/forms/rules/fields.ts';
import { formSchema, readForm } from '#foundation/forms/rules/form-schema.ts';
import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';
import { readColumn, type TableColumn } from './table-columns.ts';
import { tableTexts } from './table-config.ts';
import { readTableDefinition, type TableDefinition } from './table-definition.ts';
import { largestPageSize, longestText, mostColumns } from './table-limits.ts';

/** What the forms of the staff pages of tables carry their nonce for. */
export const staffTablesAction = 'staff-product-tables';

const LONGEST_TABLE_NAME = 100;
const MOST_TABLE_CODES = 200;

/** Why a field of a table's form cannot be saved. */
type TableProblem =
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

const tableActions = ['created', 'saved', 'removed'] as const;
export type TableAction = (typeof tableActions)[number];

/** Reads what has just been done; null where the address says nothing of it. */
export function readTableAction(parameters: { get(name: string): string | null }): TableAction | null {
  return tableActions.find((action) => action === parameters.get('done')) ?? null;
}

/** The name of the field with the position of a column. */
export const positionField = (column: string) => `place_${column}`;

/** The name of the field of a text in a language. */
export const textField = (locale: 'it' | 'en', key: string) => `text_${locale}_${key}`;

/** The form of a table without its columns and texts; which products its codes mean, and whether another one has its name, the server asks. */
const tableForm = () =>
  formSchema({
    name: line({ required: 'no-name', most: LONGEST_TABLE_NAME }),
    size: needed(whole(1, largestPageSize, 'wrong-size'), 'wrong-size'),
    footer_cart_size: whole(40, 160, 'wrong-cart-size'),
    footer_bg_color: lineThat((value) => /^#[0-9a-f]{6}$/i.test(value), 'wrong-color'),
    codes: entries(/[\r\n;]+/, { most: MOST_TABLE_CODES, tooMany: 'too-many-codes' }),
    rows: text(),
    categories: ids(),
    tags: ids(),
    brands: ids(),
    inStock: flag(),
    onSale: flag(),
    order: text(),
    paging: text(),
    miniFilter: boxes(),
    instantSearch: flag(),
    querySearch: flag(),
    taxonomies: boxes(),
    fields: boxes(),
    footer_cart: text(),
    footer_possition: text(),
    footer_stats: flag(),
    product_direct_checkout: text(),
    all_selected_direct_checkout: text(),
    item_count: text(),
    popup_notice: flag(),
    query_by_url: flag(),
    sort_mini_filter: text(),
    disable_cat_tag_link: flag(),
    ajax_active: flag(),
    advanced: flag(),
  });

/** The columns that have a position, by their positions; two of one position are in the order of the form. */
function readColumns(form: PostedForm): readonly TableColumn[] | 'no-columns' | 'wrong-place' {
  const names = Object.keys(form).filter((name) => name.startsWith('place_'));
  const position = whole(1, 999, 'wrong-place');
  const known = names.flatMap((name) => {
    const column = readColumn(name.slice('place_'.length));
    return column ? [{ name, column }] : [];
  });
  const read = readForm(formSchema(Object.fromEntries(known.map(({ name }) => [name, position]))), form);
  if (!read.ok) return 'wrong-place';
  const placed = known.flatMap(({ name, column }) => {
    const at = read.draft[name] ?? null;
    return at === null ? [] : [{ column, at }];
  });
  if (placed.length === 0 || placed.length > mostColumns) return 'no-columns';
  return placed.sort((a, b) => a.at - b.at).map(({ column }) => column);
}

const textsForm = (locale: 'it' | 'en') =>
  formSchema(
    Object.fromEntries(
      tableTexts.map((key) => [textField(locale, key), line({ most: longestText, tooLong: 'too-long' })]),
    ),
    undefined,
    (values) => Object.fromEntries(tableTexts.map((key) => [key, values[textField(locale, key)] ?? ''])),
  );

type ReadTableForm =
  | { readonly ok: true; readonly table: TableDefinition; readonly codes: readonly string[] }
  | { readonly ok: false; readonly problems: TableProblems };

/** Reads the form of a table. */
export function readTableForm(form: PostedForm): ReadTableForm {
  const read = readForm(tableForm(), form);
  const columns = readColumns(form);
  const [it, en] = [readForm(textsForm('it'), form), readForm(textsForm('en'), form)];
  if (!read.ok || typeof columns === 'string' || !it.ok || !en.ok) {
    const { name, ...others } = read.ok ? {} : read.problems;
    const problems: TableProblems = {
      ...(name ? { name } : {}),
      ...(typeof columns === 'string' ? { columns } : {}),
      ...others,
      ...(it.ok && en.ok ? {} : { texts: 'too-long' }),
    };
    return { ok: false, problems };
  }
  const { draft } = read;
  const on = (value: boolean) => (value ? '1' : '0');
  const table = readTableDefinition({
    name: draft.name,
    columns,
    definition: {
      products: draft,
      paging: { kind: draft.paging, size: draft.size },
      finding: draft,
      options: {
        ...draft,
        footer_stats: on(draft.footer_stats),
        popup_notice: on(draft.popup_notice),
        query_by_url: on(draft.query_by_url),
        disable_cat_tag_link: on(draft.disable_cat_tag_link),
        ajax_action: draft.ajax_active ? 'ajax_active' : 'no_ajax_action',
        table_type: draft.advanced ? 'advance_table' : 'normal_table',
      },
      texts: { it: it.draft, en: en.draft },
    },
  });
  return { ok: true, table, codes: draft.codes };
}
