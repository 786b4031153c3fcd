import { CustomerStateBadge } from '#customers/customers/back-office/customer-state-badge.tsx';
import { customerStates, customersList } from '#customers/customers/rules/customer-query.ts';
import { listCustomers } from '#customers/customers/server/list-customers.ts';
import { ListFilter } from '#foundation/records/back-office/list-filter.tsx';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { found } from '../not-found.ts';
import { titleMeta } from '../page-meta.ts';
import type { Route } from './+types/customers.ts';
import { openStaffPage } from './staff-context.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'customers-view');
  const list = found(await listCustomers(ctx, found(customersList.read(asked))));
  return { list, title: words.staffCustomers.title };
}

/** The shop's customers, the newest first. */
export default function StaffCustomers({ loaderData: { list } }: Route.ComponentProps) {
  const { staffCustomers: words } = useBackOfficeWords();
  const { query } = list;
  return (
    <RecordList
      title={words.title}
      notes={[words.count(list.total)]}
      filter={
        <ListFilter
          list={customersList}
          query={query}
          words={words}
          fields={{
            words: { search: words.search, hint: words.searchHint },
            groupId: {
              choice: words.group,
              options: [
                { value: '', label: words.anyGroup },
                ...list.groups.map(({ id, name }) => ({ value: id, label: name })),
              ],
            },
            state: {
              choice: words.state,
              options: [
                { value: '', label: words.anyState },
                ...customerStates.map((state) => ({ value: state, label: words.states[state] })),
              ],
            },
          }}
        />
      }
      rows={list.rows}
      empty={customersList.isFiltered(query) ? words.nothingFound : words.empty}
      columns={[
        {
          name: words.columns.name,
          link: ({ id, firstName, lastName, email }) => ({
            path: `/staff/customers/${id}/`,
            label: `${firstName} ${lastName}`.trim() || email,
            note: email,
            isForeign: true,
          }),
        },
        { name: words.columns.company, text: ({ company }) => company || '–' },
        {
          name: words.columns.group,
          text: ({ group, isSubaccount }) => (isSubaccount ? words.asEmployee : group),
        },
        { name: words.columns.state, text: ({ state }) => <CustomerStateBadge state={state} /> },
        { name: words.columns.since, date: ({ createdAt }) => createdAt },
      ]}
      pages={{ ...list, pathOf: (page) => customersList.path({ ...query, page }) }}
    />
  );
}
