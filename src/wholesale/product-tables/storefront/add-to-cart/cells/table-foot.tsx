import type { ShownTable } from '../../../rules/shown-table.ts';
import type { TableColumn } from '../../../rules/table-columns.ts';

/** Below the rows: the place of what adds all that is ticked (TAB-66, TAB-74). */
export function TableFoot(_: { table: ShownTable; columns: readonly TableColumn[] }) {
  return <div data-place="selected" />;
}
