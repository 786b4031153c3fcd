import type { ShownRow } from '../rules/rows/shown-row.ts';
import type { TableFrame, TablePage } from '../rules/shown-table.ts';
import type { TableColumn } from '../rules/table-columns.ts';
import styles from './product-table.module.css';
import { RowCell } from './row-cell.tsx';
import { rowData } from './row-data.ts';
import { columnLabel, kindOf } from './table-head.tsx';
import { useTableWords } from './use-table-words.ts';

/** The rows of a page, or the one that says that there are none (TAB-17): the body that a load brings (TAB-27). */
export function TableRows({ table, page }: { table: TableFrame; page: TablePage }) {
  if (page.rows.length === 0) {
    return (
      <tr data-empty-row>
        <td className={styles.none} colSpan={table.columns.length}>
          {table.config.product_not_founded}
        </td>
      </tr>
    );
  }
  return page.rows.map((row, at) => (
    <TableRow key={row.facts.product_id} table={table} row={row} serial={page.from + at} />
  ));
}

type TableRowProps = {
  readonly table: TableFrame;
  readonly row: ShownRow;
  /** its number in the table, from 1 */
  readonly serial: number;
};

/** A row, with all that scripts know of its product in its attributes; `data-column` marks its cells, by which scripts find them (wire 5.0). */
function TableRow({ table, row, serial }: TableRowProps) {
  const words = useTableWords();
  const { prefix } = table.site;
  const { product_id: id, type, stock_status: stock } = row.facts;
  return (
    <tr
      id={`product_id_${id}_${table.id}`}
      className={`${prefix}_row ${prefix}-row ${prefix}_row_${table.id} ${prefix}_row_product_id_${id} product_type_${type} stock_status_${stock}`}
      data-row
      data-temp_number={table.id}
      {...rowData(row.facts)}
    >
      {table.columns.map((column: TableColumn) => (
        <td
          key={column}
          className={`td_or_cell ${prefix}_${column} ${styles.cell}`}
          data-column={column}
          data-kind={kindOf(column)}
          data-label={columnLabel(column, words, table.labels)}
        >
          <RowCell column={column} table={table} row={row} serial={serial} />
        </td>
      ))}
    </tr>
  );
}
