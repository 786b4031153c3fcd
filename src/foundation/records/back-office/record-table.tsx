import type { ReactNode } from 'react';
import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { Badge, type BadgeTone } from '#kit/ui/display/badge.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { inDigits } from '#messages/in-digits.ts';
import styles from './record-table.module.css';

/** A column: its name, and under the name of a kind what a row shows in it. */
export type RecordColumn<Row> = {
  readonly name: string;
  /** orders the list by this column: the address that does, and how the list stands now */
  readonly sort?: { readonly path: string; readonly direction: 'ascending' | 'descending' | 'none' };
} /** `isLong`: sentences, which stand below the column's name on a phone */ & (
  | { readonly text: (row: Row) => ReactNode; readonly isLong?: boolean }
  /** grouped where it is a number */
  | { readonly number: (row: Row) => ReactNode }
  /** in cents */
  | { readonly money: (row: Row) => number | null }
  /** ISO 8601 */
  | { readonly date: (row: Row) => string }
  | { readonly status: (row: Row) => { readonly tone?: BadgeTone; readonly label: string } }
  /** where the row leads, under its name and a note below it */
  | { readonly link: (row: Row) => RecordLink }
);

type RecordLink = {
  readonly path: string;
  readonly label: ReactNode;
  /** left out where no row has one */
  readonly note?: ReactNode;
  /** the label was written by a customer, in any script */
  readonly isForeign?: boolean;
};

export type RecordTableProps<Row> = {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => number | string;
  /** the first column names the record */
  readonly columns: readonly RecordColumn<Row>[];
  /** said where there are no rows */
  readonly empty: ReactNode;
  /** what rows are chosen for at once: a box before the name of each */
  readonly choice?:
    | {
        readonly name: string;
        readonly label: (row: Row) => string;
        /** ticked from the beginning */
        readonly isChosen?: (row: Row) => boolean;
      }
    | undefined;
};

const classOf = (column: RecordColumn<never>) =>
  'number' in column || 'money' in column
    ? styles.number
    : 'date' in column
      ? styles.date
      : 'text' in column && column.isLong
        ? styles.long
        : undefined;

/** Records of the shop in rows; on a phone, in cards. */
export function RecordTable<Row>({ rows, keyOf, columns, empty, choice }: RecordTableProps<Row>) {
  const { locale } = useBackOfficeWords();
  if (rows.length === 0) return <div className={styles.empty}>{empty}</div>;
  const shown = (column: RecordColumn<Row>, row: Row): ReactNode => {
    if ('text' in column) return column.text(row);
    if ('number' in column) {
      const number = column.number(row);
      return typeof number === 'number' ? inDigits(locale, number) : number;
    }
    if ('date' in column) return formatDateTime(column.date(row), locale);
    if ('link' in column) return <RowLink {...column.link(row)} />;
    if ('money' in column) {
      const cents = column.money(row);
      return cents === null ? '–' : formatEuro(toCents(cents), locale);
    }
    const { tone = 'plain', label } = column.status(row);
    return <Badge tone={tone}>{label}</Badge>;
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" className={classOf(column)} aria-sort={column.sort?.direction}>
              {column.sort ? <a href={column.sort.path}>{column.name}</a> : column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.name} scope="row" data-label={column.name}>
                  {choice ? (
                    <span className={styles.chosen}>
                      <input
                        type="checkbox"
                        name={choice.name}
                        value={keyOf(row)}
                        aria-label={choice.label(row)}
                        defaultChecked={choice.isChosen?.(row)}
                        autoComplete="off"
                      />
                      {shown(column, row)}
                    </span>
                  ) : (
                    shown(column, row)
                  )}
                </th>
              ) : (
                <td key={column.name} className={classOf(column)} data-label={column.name}>
                  {shown(column, row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RowLink({ path, label, note, isForeign = false }: RecordLink) {
  const link = (
    <a href={path} dir={isForeign ? 'auto' : undefined}>
      {label}
    </a>
  );
  if (note === undefined) return link;
  return (
    <span>
      {link}
      {note === '' ? null : <small>{note}</small>}
    </span>
  );
}
