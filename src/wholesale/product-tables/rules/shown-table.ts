import type { ShownRow } from './rows/shown-row.ts';
import type { RowTerm } from './rows/table-row.ts';
import type { AddressedTable } from './search/table-address.ts';
import type { SiteData } from './site-data.ts';
import type { TableColumn, TableField, Taxonomy } from './table-columns.ts';
import type { TableConfig } from './table-config.ts';
import type { TableFinding } from './table-definition.ts';
import type { PagingKind } from './table-limits.ts';

/** One page of a table. */
export type TablePage = {
  readonly rows: readonly ShownRow[];
  /** number of the first row, from 1 */
  readonly from: number;
  /** products that the table shows on all pages together */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
};

/** A table as it is rendered: how it works, how it is searched, and one of its pages. */
export type ShownTable = TablePage & {
  readonly id: number;
  readonly name: string;
  readonly columns: readonly TableColumn[];
  /** names of the attributes that it shows or is searched by, by taxonomy */
  readonly labels: Readonly<Record<string, string>>;
  readonly config: TableConfig;
  readonly site: SiteData;
  readonly finding: TableFinding;
  /** the selects of the query search: the terms, or values of a field, that the table has products of (TAB-22) */
  readonly choices: {
    readonly taxonomies: readonly { readonly taxonomy: Taxonomy; readonly terms: readonly RowTerm[] }[];
    readonly fields: readonly { readonly field: TableField; readonly values: readonly string[] }[];
  };
  readonly paging: PagingKind;
  /** what is searched for, and on which page */
  readonly state: AddressedTable;
  /** the address of the table's page, without a query */
  readonly path: string;
  /** whether prices hold VAT */
  readonly mode: 'gross' | 'net';
};

/** What the rows and cells of a table are rendered with, beside their own data. */
export type TableFrame = Pick<ShownTable, 'id' | 'columns' | 'labels' | 'config' | 'site' | 'path'>;
