import type { TableFrame, TablePage } from '../rules/shown-table.ts';
import styles from './product-table.module.css';
import { TableRow } from './table-row.tsx';

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
