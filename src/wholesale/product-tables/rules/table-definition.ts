import { z } from 'zod';
import { listingOrders } from '#catalogue/products/rules/listing-query.ts';
import { isAttribute, isTableField, readColumn, readTaxonomy, type TableColumn } from './table-columns.ts';
import { type TableText, tableTexts } from './table-config.ts';
import { largestPageSize, longestText, mostColumns, pagingKinds, usualPageSize } from './table-limits.ts';
import { tableOptions } from './table-options.ts';

// The most entries of each list of a table.
const mostListed = 200;
const mostMiniFilters = 6;

const unique = <T>(values: readonly T[], most: number) => [...new Set(values)].slice(0, most);

/** What of a list can be read, each once. */
function listOf<T>(read: (one: unknown) => T | null, most: number) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((all): readonly T[] =>
      unique(
        all.flatMap((one) => read(one) ?? []),
        most,
      ),
    );
}

const ids = listOf((one) => (Number.isInteger(one) && Number(one) > 0 ? Number(one) : null), mostListed);
const taxonomies = listOf((one) => (typeof one === 'string' ? readTaxonomy(one) : null), mostMiniFilters);
const fields = listOf((one) => (typeof one === 'string' && isTableField(one) ? one : null), mostMiniFilters);

/** An object; where none is stored, one of which all is as usual. */
function part<Shape extends z.ZodRawShape>(shape: Shape) {
  const schema = z.object(shape);
  return schema.catch(() => schema.parse({}));
}

type OwnTexts = Readonly<Partial<Record<TableText, string>>>;
const texts = z
  .record(z.string(), z.unknown())
  .catch({})
  .transform((stored): OwnTexts => {
    const own = tableTexts.flatMap((key) => {
      const text = stored[key];
      const said = typeof text === 'string' ? text.trim().slice(0, longestText) : '';
      return said === '' ? [] : [[key, said] as const];
    });
    return Object.fromEntries(own);
  });

/** What staff decide of a table beside its name and columns; a part that is missing or invalid has its default. */
const definition = part({
  /** which products it shows: those in any of the categories, with any of the tags, of any of the brands; empty lists ask nothing */
  products: part({
    /** `variations`: each variation of a variable product has a row of its own (TAB-05) */
    rows: z.enum(['products', 'variations']).catch('products'),
    categories: ids,
    tags: ids,
    brands: ids,
    /** these products alone, regardless of the other fields; empty: all */
    only: ids,
    inStock: z.boolean().catch(false),
    onSale: z.boolean().catch(false),
    order: z.enum(listingOrders).catch('menu_order'),
  }),
  paging: part({
    kind: z.enum(pagingKinds).catch('links'),
    size: z.int().min(1).max(largestPageSize).catch(usualPageSize),
  }),
  /** what it is found in by (TAB-15, TAB-18, TAB-22) */
  finding: part({
    miniFilter: taxonomies,
    instantSearch: z.boolean().catch(true),
    querySearch: z.boolean().catch(true),
    taxonomies: z.preprocess((stored) => stored ?? ['product_cat', 'product_brand'], taxonomies),
    fields,
  }),
  options: part(tableOptions.shape),
  /** what it says otherwise than the others, in each language (ERR-02) */
  texts: part({ it: texts, en: texts }),
});

/** A table as staff make it. */
export type TableDefinition = Readonly<z.output<typeof definition>> & {
  readonly name: string;
  readonly columns: readonly TableColumn[];
};
export type TableFinding = Readonly<TableDefinition['finding']>;

const usualColumns = readColumns([
  'check',
  'thumbnails',
  'product_title',
  'sku',
  'stock',
  'price',
  'quantity',
  'total',
  'action',
]);

function readColumns(names: readonly string[]): readonly TableColumn[] {
  return unique(
    names.flatMap((name) => readColumn(name) ?? []),
    mostColumns,
  );
}

/** A table as the database stores it. */
export function readTableDefinition(row: {
  readonly name: string;
  readonly columns: readonly string[];
  readonly definition: unknown;
}): TableDefinition {
  const columns = readColumns(row.columns);
  return {
    name: row.name,
    columns: columns.length === 0 ? usualColumns : columns,
    ...definition.parse(row.definition),
  };
}

/** A table of which nothing was decided yet. */
export const usualDefinition = readTableDefinition({ name: '', columns: [], definition: null });

/** The attributes of the shop that a table shows, filters or searches by. */
export function attributesOf({ columns, finding }: TableDefinition): readonly string[] {
  const named = [...columns, ...finding.miniFilter, ...finding.taxonomies].filter(isAttribute);
  return [...new Set(named)].map((name) => name.slice('pa_'.length));
}
