import type { ReactNode } from 'react';
import { type RecordColumn, RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ReturnLine } from '../rules/return-view.ts';
import styles from './return-page.module.css';

export type ReturnLinesTableProps = {
  readonly lines: readonly ReturnLine[];
  /** columns of a form after the pieces that were expected */
  readonly more?: readonly { readonly name: string; readonly cell: (line: ReturnLine) => ReactNode }[];
};

/** The lines of a return, each with what a form asks of it. */
export function ReturnLinesTable({ lines, more = [] }: ReturnLinesTableProps) {
  const { staffReturns: words } = useBackOfficeWords();
  const columns: RecordColumn<ReturnLine>[] = [
    {
      name: words.lines.article,
      text: ({ name, sku }) => (
        <>
          <strong>{name}</strong>
          {sku === null ? null : <small className={styles.sku}>{sku}</small>}
        </>
      ),
    },
    { name: words.lines.expected, number: ({ quantity }) => quantity },
    ...more.map(({ name, cell }) => ({ name, number: cell })),
  ];
  return <RecordTable rows={lines} keyOf={({ id }) => id} empty="" columns={columns} />;
}

export type FigureProps = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly isAmount?: boolean;
};

/** A number in a row of a form. */
export function Figure({ name, label, value, isWrong, isAmount = false }: FigureProps) {
  return (
    <input
      className={styles.figure}
      id={name}
      name={name}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode={isAmount ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={12}
      defaultValue={value}
    />
  );
}
