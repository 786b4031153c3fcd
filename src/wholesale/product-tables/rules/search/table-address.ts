import { isTableField, readTaxonomy } from '../table-columns.ts';
import { isSearching, noSearch, readPage, readTableSearch, type TableSearch } from './table-search.ts';

/** The state of one table in an address (TAB-30). */
export type AddressedTable = {
  readonly tableId: number;
  readonly search: TableSearch;
  readonly page: number;
};

/** The parameter by which an address means a table. */
export const tableParameter = 'table_ID';

/** The reset button of a form without scripts: all other fields are ignored then (TAB-29). */
export const resetParameter = 'reset_search_clicked';

const own = [
  tableParameter,
  resetParameter,
  'search_key',
  'page_number',
  'tax',
  'meta',
  'orderby',
  'on_sale',
] as const;

/** Whether a parameter of an address says something of a table. */
const isTableParameter = (name: string): boolean =>
  (own as readonly string[]).includes(name) || readTaxonomy(name) !== null || isTableField(name);

const between = '__';
const safe = (text: string) => encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%20', '+');
// A value may hold the signs that part values and entries.
const packed = (value: string) => value.replace(/[%,_-]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
const unpacked = (text: string) =>
  text.replace(/%(2[cd5]|5f)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * Writes the state of a table as the query of an address: `table_ID={id}&{filterKey}={value}&search_key={text}&page_number={n}
 * &tax={taxonomy}-{term,term}__…&meta={key}-{values}` (TAB-30). Filter keys are `orderby` and `on_sale`; what is as usual is left out.
 */
export function writeTableAddress({ tableId, search, page }: AddressedTable): string {
  const fields: [string, string][] = [[tableParameter, String(tableId)]];
  if (search.order !== 'menu_order') fields.push(['orderby', search.order]);
  if (search.onSale) fields.push(['on_sale', 'yes']);
  if (search.keyword !== '') fields.push(['search_key', search.keyword]);
  if (page > 1) fields.push(['page_number', String(page)]);
  const tax = Object.entries(search.terms).map(([taxonomy, ids = []]) => `${taxonomy}-${ids.join(',')}`);
  if (tax.length > 0) fields.push(['tax', tax.join(between)]);
  const meta = Object.entries(search.fields).map(
    ([key, values = []]) => `${key}-${values.map(packed).join(',')}`,
  );
  if (meta.length > 0) fields.push(['meta', meta.join(between)]);
  return fields.map(([name, value]) => `${name}=${safe(value)}`).join('&');
}

type Parameters = {
  get(name: string): string | null;
  getAll(name: string): string[];
  keys(): Iterable<string>;
};

/** `{name}-{a,b}`, parted at the last hyphen before the values: names of attributes may hold hyphens. */
function entries(text: string, values: RegExp): (readonly [string, readonly string[]])[] {
  return text.split(between).flatMap((entry) => {
    const found = values.exec(entry);
    const [, name, list] = found ?? [];
    return name === undefined || list === undefined ? [] : [[name, list.split(',')] as const];
  });
}

/**
 * Reads the state of a table out of an address (TAB-31), as `writeTableAddress` writes it or as a form without scripts sends it: each
 * taxonomy and field by its own name. Null where the address means no table.
 */
export function readTableAddress(parameters: Parameters): AddressedTable | null {
  const id = parameters.get(tableParameter) ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) return null;
  if (parameters.get(resetParameter) === 'yes') return { tableId: Number(id), search: noSearch, page: 1 };
  const single = [...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name)] as const);
  const search = readTableSearch({
    keyword: parameters.get('search_key') ?? '',
    terms: [
      ...single.filter(([name]) => readTaxonomy(name) !== null),
      ...entries(parameters.get('tax') ?? '', /^(.+)-(\d[\d,]*)$/s),
    ],
    fields: [
      ...single.filter(([name]) => isTableField(name)),
      ...entries(parameters.get('meta') ?? '', /^([a-z_]+)-(.+)$/s).map(
        ([name, values]) => [name, values.map(unpacked)] as const,
      ),
    ],
    order: parameters.get('orderby') ?? '',
    onSale: parameters.get('on_sale') ?? '',
  });
  return { tableId: Number(id), search, page: readPage(parameters.get('page_number') ?? '') };
}

/** The address of a page with a table in a state; other parameters of the page stay. */
export function tableHref(
  path: string,
  state: AddressedTable,
  others: Iterable<readonly [string, string]> = [],
): string {
  const foreign = [...others].filter(([name]) => !isTableParameter(name));
  const rest = foreign.map(([name, value]) => `${safe(name)}=${safe(value)}`);
  const isPlain = !isSearching(state.search) && state.page === 1;
  const query = [...rest, ...(isPlain ? [] : [writeTableAddress(state)])].join('&');
  return query === '' ? path : `${path}?${query}`;
}
