import { RecordTable } from '#kit/records/back-office/record-table.tsx';
import sheet from '#kit/records/back-office/staff-form.module.css';
import { StaffTabs } from '#kit/records/back-office/staff-tabs.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { registrationStatuses } from '../rules/registration-status.ts';
import { type RegistrationList as List, registrationsPath } from '../rules/staff-registration.ts';
import { RegistrationStatusBadge } from './registration-status-badge.tsx';

/** Who has registered, those that wait longest first. */
export function RegistrationList({ list }: { list: List }) {
  const { staffRegistrations: words, locale } = useBackOfficeWords();
  const { rows, query, pages, counts } = list;
  const all = counts.waiting + counts.approved + counts.refused;
  const tabs = [
    ...registrationStatuses.map((status) => ({ status, name: words.tabs[status], count: counts[status] })),
    { status: null, name: words.tabs.all, count: all },
  ];
  return (
    <>
      <div className={sheet.head}>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </div>
      <StaffTabs
        label={words.filter}
        tabs={tabs.map(({ status, name, count }) => ({
          path: registrationsPath({ status }),
          name,
          count,
          isShown: status === query.status,
        }))}
      />
      <RecordTable
        rows={rows}
        keyOf={({ id }) => id}
        empty={query.status === 'waiting' ? words.empty : words.nothing}
        columns={[
          {
            name: words.name,
            cell: ({ id, name, email }) => (
              <span>
                <a href={`/staff/registrations/${id}/`} dir="auto">
                  {name}
                </a>
                <small>{email}</small>
              </span>
            ),
          },
          { name: words.role, cell: ({ role }) => role },
          { name: words.status, cell: ({ status }) => <RegistrationStatusBadge status={status} /> },
          { name: words.date, kind: 'date', cell: ({ createdAt }) => formatDateTime(createdAt, locale) },
        ]}
      />
      <Pagination
        page={query.page}
        pages={pages}
        addressOf={(page) => registrationsPath({ status: query.status, page })}
        words={words}
      />
    </>
  );
}
