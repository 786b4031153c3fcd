import { isTableField, type TableField } from '../table-columns.ts';
import { readTableSearch, type TableSearch } from './table-search.ts';

/** A value of a form whose names have brackets: `args[tax_query][product_cat_IN][terms][]`. */
export type FormValue = string | readonly FormValue[] | { readonly [name: string]: FormValue };

/** The fields with multiple choices: their `compare` is left out (TAB-24). */
export const multiFields: readonly TableField[] = ['oe_manufacturer'];

/** The search args as `{t}_load_both` carries them (TAB-24). */
type SearchArgs = {
  readonly s: string;
  readonly tax_query: Readonly<
    Record<string, { taxonomy: string; field: 'id'; terms: readonly string[]; operator: 'IN' }>
  >;
  readonly orderby: string;
  readonly on_sale: string;
  readonly base_link: string;
  readonly meta_query: Readonly<
    Record<string, { key: string; value: string | readonly string[]; compare?: 'LIKE' }>
  >;
};

/** Writes a search as its args; `baseLink` is the address of the page without a query (TAB-24). */
export function writeSearchArgs(search: TableSearch, baseLink: string): SearchArgs {
  const taxes = Object.entries(search.terms).map(([taxonomy, terms = []]) => {
    const entry = { taxonomy, field: 'id', terms: terms.map(String), operator: 'IN' } as const;
    return [`${taxonomy}_IN`, entry] as const;
  });
  const metas = Object.entries(search.fields).map(([key, values = []]) => {
    const isMulti = isTableField(key) && multiFields.includes(key);
    const entry = isMulti
      ? { key, value: values }
      : ({ key, value: values[0] ?? '', compare: 'LIKE' } as const);
    return [key, entry] as const;
  });
  return {
    s: search.keyword,
    tax_query: Object.fromEntries(taxes),
    orderby: search.order,
    on_sale: search.onSale ? 'yes' : '',
    base_link: baseLink,
    meta_query: Object.fromEntries(metas),
  };
}

/** The values of an object by name; empty for any other value. */
export function namedValues(value: FormValue | undefined): Readonly<Record<string, FormValue | undefined>> {
  return typeof value === 'object' ? Object.fromEntries(Object.entries(value)) : {};
}

const textOf = (value: FormValue | undefined) => (typeof value === 'string' ? value : '');

function listOf(value: FormValue | undefined): readonly string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  return Object.values(value).filter((one): one is string => typeof one === 'string');
}

const entriesOf = (value: FormValue | undefined) => Object.values(namedValues(value)).map(namedValues);

/** Reads args as they were sent; what is no such arg is left out. */
export function readSearchArgs(args: FormValue | undefined): TableSearch {
  const sent = namedValues(args);
  return readTableSearch({
    keyword: textOf(sent.s),
    terms: entriesOf(sent.tax_query)
      .filter(
        ({ operator, field }) =>
          [undefined, 'IN'].includes(textOf(operator) || undefined) && textOf(field) !== 'slug',
      )
      .map(({ taxonomy, terms }) => [textOf(taxonomy), listOf(terms)] as const),
    fields: entriesOf(sent.meta_query).map(({ key, value }) => [textOf(key), listOf(value)] as const),
    order: textOf(sent.orderby),
    onSale: textOf(sent.on_sale),
  });
}
