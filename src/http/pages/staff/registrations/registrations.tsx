import { RegistrationStatusBadge } from '#customers/registration/back-office/registration-status-badge.tsx';
import { registrationStatuses } from '#customers/registration/rules/registration-status.ts';
import { registrationsList } from '#customers/registration/rules/staff-registration.ts';
import { listRegistrations } from '#customers/registration/server/staff/list-registrations.ts';
import { ListTabs } from '#foundation/records/back-office/list-tabs.tsx';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/registrations.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'registration');
  const list = found(await listRegistrations(ctx, found(registrationsList.read(asked))));
  return { list, title: words.staffRegistrations.title };
}

/** Who has registered, those that wait longest first. */
export default function Registrations({ loaderData: { list } }: Route.ComponentProps) {
  const { staffRegistrations: words } = useBackOfficeWords();
  const { rows, query, pages, counts } = list;
  const all = counts.waiting + counts.approved + counts.refused;
  return (
    <RecordList
      title={words.title}
      notes={[words.intro]}
      filter={
        <ListTabs
          label={words.filter}
          list={registrationsList}
          query={query}
          tabs={[
            ...registrationStatuses.map((status) => ({
              name: words.tabs[status],
              count: counts[status],
              query: { status },
            })),
            { name: words.tabs.all, count: all, query: { status: null } },
          ]}
        />
      }
      rows={rows}
      empty={query.status === 'waiting' ? words.empty : words.nothing}
      columns={[
        {
          name: words.name,
          link: ({ id, name, email }) => ({
            path: `/staff/registrations/${id}/`,
            label: name,
            note: email,
            isForeign: true,
          }),
        },
        { name: words.role, text: ({ role }) => role },
        { name: words.status, text: ({ status }) => <RegistrationStatusBadge status={status} /> },
        { name: words.date, date: ({ createdAt }) => createdAt },
      ]}
      pages={{ page: query.page, pages, pathOf: (page) => registrationsList.path({ ...query, page }) }}
      pageWords={words}
    />
  );
}
