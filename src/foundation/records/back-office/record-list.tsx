import type { ReactNode } from 'react';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Pagination, type PaginationProps } from '#kit/ui/navigation/pagination.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import styles from './record-list.module.css';
import { RecordTable, type RecordTableProps } from './record-table.tsx';
import sheet from './staff-form.module.css';

export type RecordListProps<Row> = Omit<RecordTableProps<Row>, 'keyOf' | 'choice'> & {
  /** of the page, where `head` is left out */
  readonly title?: string;
  /** sentences below the title */
  readonly notes?: readonly (string | null)[];
  readonly add?: { readonly path: string; readonly words: string };
  /** instead of title, notes and button */
  readonly head?: ReactNode;
  /** what has just been done */
  readonly notice?: ReactNode;
  /** tabs and filter */
  readonly filter?: ReactNode;
  /** the id of a row, unless it is called so */
  readonly keyOf?: (row: Row) => number;
  readonly pages?: {
    readonly page: number;
    readonly pages: number;
    readonly pathOf: (page: number) => string;
  };
  readonly pageWords?: PaginationProps['words'];
  /** the form around the rows, where buttons in them or below them do something */
  readonly form?: {
    readonly action: string;
    readonly nonce: string;
    /** what is done to all chosen rows: the field with their ids, a label for each box, and the buttons */
    readonly bulk?: NonNullable<RecordTableProps<Row>['choice']> & { readonly actions: ReactNode };
  };
  /** below the list */
  readonly children?: ReactNode;
};

/** A list of the staff area: what it is called, which part of it is shown, its rows, what is done with them, and its pages. */
export function RecordList<Row extends object>(props: RecordListProps<Row>) {
  const { title = '', notes = [], add, head, notice, filter, rows, columns, empty, form, pages } = props;
  const { backOffice } = useBackOfficeWords();
  const { keyOf = (row: Row) => ('id' in row ? Number(row.id) : 0), pageWords = backOffice.orders } = props;
  const table = <RecordTable rows={rows} keyOf={keyOf} columns={columns} empty={empty} choice={form?.bulk} />;
  return (
    <>
      {head ?? (
        <div className={sheet.head}>
          {add ? <TitleRow title={title} add={add} /> : <h1>{title}</h1>}
          {notes.map((note) => (note === null ? null : <p key={note}>{note}</p>))}
        </div>
      )}
      {notice}
      {filter}
      {form ? (
        <form className={form.bulk && styles.form} method="post" action={form.action}>
          <input type="hidden" name="_wpnonce" value={form.nonce} readOnly />
          {table}
          {rows.length > 0 && form.bulk ? <div className={styles.bulk}>{form.bulk.actions}</div> : null}
        </form>
      ) : (
        table
      )}
      {pages ? (
        <Pagination page={pages.page} pages={pages.pages} addressOf={pages.pathOf} words={pageWords} />
      ) : null}
      {props.children}
    </>
  );
}

/** The title of a list, and at the other end of the line the button for a new record. */
export function TitleRow({ title, add }: { title: string; add: { path: string; words: string } }) {
  return (
    <div className={sheet.heading}>
      <h1>{title}</h1>
      <a className={buttonClass()} href={add.path}>
        {add.words}
      </a>
    </div>
  );
}
