import { RecordTable } from '#kit/records/back-office/record-table.tsx';
import sheet from '#kit/records/back-office/staff-form.module.css';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';

export type TableListProps = {
  readonly tables: readonly {
    readonly id: number;
    readonly name: string;
    readonly columns: number;
    readonly pages: readonly string[];
  }[];
  readonly removed: boolean;
};

/** The product tables of the shop, with the code that places each, and where it stands. */
export function TableList({ tables, removed }: TableListProps) {
  const { staffTables: words } = useBackOfficeWords();
  return (
    <>
      <div className={sheet.head}>
        <div className={sheet.heading}>
          <h1>{words.title}</h1>
          <a className={buttonClass()} href="/staff/product-tables/new/">
            {words.add}
          </a>
        </div>
        <p>{words.intro}</p>
      </div>
      {removed ? <Notice kind="success">{words.done.removed}</Notice> : null}
      <RecordTable
        rows={tables}
        keyOf={({ id }) => id}
        empty={words.empty}
        columns={[
          { name: words.name, cell: ({ id, name }) => <a href={`/staff/product-tables/${id}/`}>{name}</a> },
          { name: words.code, cell: ({ id }) => <code>{`[product_table id="${id}"]`}</code> },
          { name: words.columnsTitle, kind: 'number', cell: ({ columns }) => columns },
          {
            name: words.pages,
            cell: ({ pages }) =>
              pages.length === 0
                ? '–'
                : pages.map((path) => (
                    <span key={path}>
                      <a href={path}>{path}</a>{' '}
                    </span>
                  )),
          },
        ]}
      />
    </>
  );
}
