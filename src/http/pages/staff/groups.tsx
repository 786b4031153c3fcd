import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type GroupRow, readGroupAction } from '#pricing/customer-groups/rules/staff-group.ts';
import { listGroups } from '#pricing/customer-groups/server/list-groups.ts';
import { titleMeta } from '../page-meta.ts';
import type { Route } from './+types/groups.ts';
import { openStaffPage } from './staff-context.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'groups');
  return { ...(await listGroups(ctx)), done: readGroupAction(asked), title: words.staffGroups.title };
}

const GUESTS = 0;

/** The groups of customers, and guests, who have rules of visibility alone. */
export default function StaffGroups({ loaderData: { groups, guestRules, done } }: Route.ComponentProps) {
  const { staffGroups: words, locale } = useBackOfficeWords();
  const guests = { id: GUESTS, name: words.guests, rules: guestRules };
  const rows: readonly (GroupRow | typeof guests)[] = [guests, ...groups];
  const inGroup = <Shown,>(row: GroupRow | typeof guests, show: (group: GroupRow) => Shown) =>
    'kind' in row ? show(row) : '–';
  return (
    <RecordList
      title={words.title}
      notes={[words.intro]}
      add={{ path: '/staff/groups/new/', words: words.add }}
      notice={done === 'deleted' ? <Notice kind="success">{words.done[done]}</Notice> : null}
      rows={rows}
      empty=""
      columns={[
        {
          name: words.columns.name,
          link: (row) => ({
            path: `/staff/groups/${row.id === GUESTS ? 'guests' : row.id}/`,
            label: row.name,
            note: 'kind' in row ? words.kinds[row.kind] : words.guestsHint,
          }),
        },
        { name: words.columns.priceList, text: (row) => inGroup(row, (group) => group.priceList) },
        {
          name: words.columns.prices,
          text: (row) => inGroup(row, (group) => (group.withTax ? words.withTax : words.withoutTax)),
        },
        {
          name: words.columns.minOrder,
          number: (row) =>
            inGroup(row, ({ minOrder }) =>
              minOrder === null ? words.noMinimum : formatEuro(toCents(minOrder), locale),
            ),
        },
        {
          name: words.columns.customers,
          number: (row) =>
            inGroup(row, ({ id, customers }) =>
              customers === 0 ? '0' : <a href={`/staff/customers/?group=${id}`}>{customers}</a>,
            ),
        },
        { name: words.columns.rules, number: (row) => row.rules },
      ]}
    />
  );
}
