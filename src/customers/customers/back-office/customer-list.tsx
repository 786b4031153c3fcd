import { FilterSearch } from '#kit/records/back-office/filter-search.tsx';
import { RecordTable } from '#kit/records/back-office/record-table.tsx';
import { StaffFilter } from '#kit/records/back-office/staff-filter.tsx';
import sheet from '#kit/records/back-office/staff-form.module.css';
import { Select } from '#kit/ui/controls/select.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  type CustomerQuery,
  customerStates,
  customersPath,
  hasQueryFilter,
} from '../rules/customer-query.ts';
import type { CustomerRow } from '../rules/staff-customer.ts';
import { CustomerStateBadge } from './customer-state-badge.tsx';

export type CustomerListProps = {
  readonly list: {
    readonly rows: readonly CustomerRow[];
    readonly total: number;
    readonly page: number;
    readonly pages: number;
    readonly query: CustomerQuery;
    readonly groups: readonly { readonly id: string; readonly name: string }[];
  };
};

/** The shop's customers, the newest first. */
export function CustomerList({ list }: CustomerListProps) {
  const { staffCustomers: words, backOffice, locale } = useBackOfficeWords();
  const { query } = list;
  const hasFilter = hasQueryFilter(query);
  return (
    <>
      <div className={sheet.head}>
        <h1>{words.title}</h1>
        <p>{words.count(list.total)}</p>
      </div>
      <StaffFilter
        action={customersPath({})}
        label={words.filter}
        show={words.show}
        reset={hasFilter ? { path: customersPath({}), words: words.reset } : null}
      >
        <FilterSearch id="customers-search" words={words} value={query.words} />
        <Select
          id="customers-group"
          name="group"
          label={words.group}
          defaultValue={query.groupId === null ? '' : String(query.groupId)}
          options={[
            { value: '', label: words.anyGroup },
            ...list.groups.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Select
          id="customers-state"
          name="state"
          label={words.state}
          defaultValue={query.state ?? ''}
          options={[
            { value: '', label: words.anyState },
            ...customerStates.map((state) => ({ value: state, label: words.states[state] })),
          ]}
        />
      </StaffFilter>
      <RecordTable
        rows={list.rows}
        keyOf={(row) => row.id}
        empty={hasFilter ? words.nothingFound : words.empty}
        columns={[
          {
            name: words.columns.name,
            cell: (row) => (
              <span>
                <a href={`/staff/customers/${row.id}/`} dir="auto">
                  {`${row.firstName} ${row.lastName}`.trim() || row.email}
                </a>
                <small>{row.email}</small>
              </span>
            ),
          },
          { name: words.columns.company, cell: (row) => row.company || '–' },
          { name: words.columns.group, cell: (row) => row.group },
          { name: words.columns.state, cell: (row) => <CustomerStateBadge state={row.state} /> },
          {
            name: words.columns.since,
            kind: 'date',
            cell: (row) => formatDateTime(row.createdAt, locale),
          },
        ]}
      />
      <Pagination
        page={list.page}
        pages={list.pages}
        addressOf={(page) => customersPath({ ...query, page })}
        words={backOffice.orders}
      />
    </>
  );
}
