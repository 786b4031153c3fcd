import type { ReactNode } from 'react';
import styles from './record-table.module.css';

export type RecordColumn<Row> = {
  readonly name: string;
  readonly kind?: 'number' | 'date';
  readonly cell: (row: Row) => ReactNode;
};

export type RecordTableProps<Row> = {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => number;
  /** the first column names the record */
  readonly columns: readonly RecordColumn<Row>[];
  /** said where there are no rows */
  readonly empty: string;
};

/** Records of the shop in rows; on a phone, in cards. */
export function RecordTable<Row>({ rows, keyOf, columns, empty }: RecordTableProps<Row>) {
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ name, kind }) => (
            <th key={name} scope="col" className={kind && styles[kind]}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ name, kind, cell }, index) =>
              index === 0 ? (
                <th key={name} scope="row" data-label={name}>
                  {cell(row)}
                </th>
              ) : (
                <td key={name} className={kind && styles[kind]} data-label={name}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
