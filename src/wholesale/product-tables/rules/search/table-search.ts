import { cleanSearch } from '#catalogue/search/rules/clean-search.ts';
import { isTableField, readTaxonomy, type TableField, type Taxonomy } from '../table-columns.ts';

/** The choices of the order-by select; the first is the table's own order, or for a keyword how well a product answers (TAB-22). */
export const tableOrders = ['menu_order', 'popularity', 'rating', 'date', 'price', 'price-desc'] as const;
type TableOrder = (typeof tableOrders)[number];

/** What is searched for in a table: any of the terms of each taxonomy, any of the values of each field (TAB-22). */
export type TableSearch = {
  readonly keyword: string;
  readonly terms: Readonly<Partial<Record<Taxonomy, readonly number[]>>>;
  readonly fields: Readonly<Partial<Record<TableField, readonly string[]>>>;
  readonly order: TableOrder;
  readonly onSale: boolean;
};

export const noSearch: TableSearch = {
  keyword: '',
  terms: {},
  fields: {},
  order: 'menu_order',
  onSale: false,
};

const mostChoices = 24;
const mostTaxonomies = 12;
const longestValue = 100;
const largestId = 2_147_483_647;
const highestPage = 9_999_999;

/** A page number as it is sent; 1 for anything that is none. */
export function readPage(text: string): number {
  return /^[1-9]\d{0,6}$/.test(text) ? Math.min(Number(text), highestPage) : 1;
}

const ids = (values: readonly string[]) => {
  const known = values.filter((value) => /^[1-9]\d{0,9}$/.test(value)).map(Number);
  return [...new Set(known)]
    .filter((id) => id <= largestId)
    .slice(0, mostChoices)
    .sort((a, b) => a - b);
};

const texts = (values: readonly string[]) => {
  const clean = values.map((value) => value.replaceAll('\0', '').trim());
  const known = clean.filter((value) => value !== '' && value.length <= longestValue);
  return [...new Set(known)].slice(0, mostChoices).sort();
};

/** A search out of what came from outside; what cannot be read is left out. */
export function readTableSearch(sent: {
  readonly keyword: string;
  readonly terms: Iterable<readonly [taxonomy: string, values: readonly string[]]>;
  readonly fields: Iterable<readonly [field: string, values: readonly string[]]>;
  readonly order: string;
  readonly onSale: string;
}): TableSearch {
  const terms: Partial<Record<Taxonomy, readonly number[]>> = {};
  for (const [name, values] of [...sent.terms].slice(0, mostTaxonomies)) {
    const taxonomy = readTaxonomy(name);
    const wanted = ids(values);
    if (taxonomy && wanted.length > 0) terms[taxonomy] = wanted;
  }
  const fields: Partial<Record<TableField, readonly string[]>> = {};
  for (const [name, values] of sent.fields) {
    const wanted = texts(values);
    if (isTableField(name) && wanted.length > 0) fields[name] = wanted;
  }
  return {
    keyword: cleanSearch(sent.keyword.replaceAll('\0', '')),
    terms,
    fields,
    order: tableOrders.find((known) => known === sent.order) ?? 'menu_order',
    onSale: ['1', 'yes', 'on', 'true'].includes(sent.onSale),
  };
}

/** Whether anything is searched for. */
export function isSearching({ keyword, terms, fields, order, onSale }: TableSearch): boolean {
  const chosen = Object.keys(terms).length + Object.keys(fields).length;
  return keyword !== '' || chosen > 0 || order !== 'menu_order' || onSale;
}
