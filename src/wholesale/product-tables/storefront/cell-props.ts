import type { ShownRow } from '../rules/rows/shown-row.ts';
import type { TableFrame } from '../rules/shown-table.ts';

/** What a cell of a row is drawn from. */
export type CellProps = { readonly row: ShownRow; readonly table: TableFrame };
