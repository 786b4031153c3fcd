import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordTable } from '#kit/records/back-office/record-table.tsx';
import sheet from '#kit/records/back-office/staff-form.module.css';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { GroupAction, GroupRow } from '../rules/staff-group.ts';

export type GroupListProps = {
  readonly groups: readonly GroupRow[];
  readonly guestRules: number;
  readonly done: GroupAction | null;
};

const GUESTS = 0;

/** The groups of customers, and guests, who have rules of visibility alone. */
export function GroupList({ groups, guestRules, done }: GroupListProps) {
  const { staffGroups: words, locale } = useBackOfficeWords();
  const guests = { id: GUESTS, name: words.guests, rules: guestRules };
  const rows: readonly (GroupRow | typeof guests)[] = [guests, ...groups];
  const inGroup = <Shown,>(row: GroupRow | typeof guests, show: (group: GroupRow) => Shown) =>
    'kind' in row ? show(row) : '–';
  return (
    <>
      <div className={sheet.head}>
        <div className={sheet.heading}>
          <h1>{words.title}</h1>
          <a className={buttonClass()} href="/staff/groups/new/">
            {words.add}
          </a>
        </div>
        <p>{words.intro}</p>
      </div>
      {done === 'deleted' ? <Notice kind="success">{words.done[done]}</Notice> : null}
      <RecordTable
        rows={rows}
        keyOf={(row) => row.id}
        empty=""
        columns={[
          {
            name: words.columns.name,
            cell: (row) => (
              <span>
                <a href={`/staff/groups/${row.id === GUESTS ? 'guests' : row.id}/`}>{row.name}</a>
                <small>{'kind' in row ? words.kinds[row.kind] : words.guestsHint}</small>
              </span>
            ),
          },
          { name: words.columns.priceList, cell: (row) => inGroup(row, (group) => group.priceList) },
          {
            name: words.columns.prices,
            cell: (row) => inGroup(row, (group) => (group.withTax ? words.withTax : words.withoutTax)),
          },
          {
            name: words.columns.minOrder,
            kind: 'number',
            cell: (row) =>
              inGroup(row, ({ minOrder }) =>
                minOrder === null ? words.noMinimum : formatEuro(toCents(minOrder), locale),
              ),
          },
          {
            name: words.columns.customers,
            kind: 'number',
            cell: (row) =>
              inGroup(row, ({ id, customers }) =>
                customers === 0 ? '0' : <a href={`/staff/customers/?group=${id}`}>{customers}</a>,
              ),
          },
          { name: words.columns.rules, kind: 'number', cell: (row) => row.rules },
        ]}
      />
    </>
  );
}
