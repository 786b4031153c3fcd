import { FilterSearch } from '#kit/records/back-office/filter-search.tsx';
import { RecordTable } from '#kit/records/back-office/record-table.tsx';
import { StaffFilter } from '#kit/records/back-office/staff-filter.tsx';
import sheet from '#kit/records/back-office/staff-form.module.css';
import { StaffTabs } from '#kit/records/back-office/staff-tabs.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { conversationTypes } from '../rules/conversation.ts';
import { staffConversationPath } from '../rules/conversation-paths.ts';
import {
  conversationsListPath,
  conversationTabs,
  type StaffConversationList as List,
} from '../rules/staff-conversation.ts';
import { StaffConversationBadge } from './staff-conversation-badge.tsx';

/** Conversations of all customers: those that wait for an answer first, found by words and type. */
export function StaffConversationList({ list }: { list: List }) {
  const { staffConversations: words, locale } = useBackOfficeWords();
  const { rows, query, pages, counts } = list;
  const hasFilter = query.words !== '' || query.type !== null;
  return (
    <>
      <div className={sheet.head}>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </div>
      <StaffTabs
        label={words.tabsLabel}
        tabs={conversationTabs.map((tab) => ({
          path: conversationsListPath({ ...query, tab, page: 1 }),
          name: words.tabs[tab],
          count: counts[tab],
          isShown: tab === query.tab,
        }))}
      />
      <StaffFilter
        action={conversationsListPath({})}
        label={words.filter}
        within={{ name: 'shelf', value: query.tab }}
        show={words.show}
        reset={hasFilter ? { path: conversationsListPath({ tab: query.tab }), words: words.reset } : null}
      >
        <FilterSearch id="conversations-search" name="q" words={words} value={query.words} />
        <Select
          id="conversations-type"
          name="type"
          label={words.type}
          defaultValue={query.type ?? ''}
          options={[
            { value: '', label: words.anyType },
            ...conversationTypes.map((value) => ({ value, label: words.types[value] })),
          ]}
        />
      </StaffFilter>
      <RecordTable
        rows={rows}
        keyOf={({ id }) => id}
        empty={query.tab === 'waiting' && !hasFilter ? words.empty : words.nothing}
        columns={[
          {
            name: words.subject,
            cell: ({ id, title, type, seller }) => (
              <span>
                <a href={staffConversationPath(id)} dir="auto">
                  {title}
                </a>
                <small>
                  {words.types[type]} · {words.number(id)}
                  {seller === null ? '' : ` · ${words.seller(seller)}`}
                </small>
              </span>
            ),
          },
          {
            name: words.customer,
            cell: ({ customer, email }) => (
              <span>
                <bdi>{customer}</bdi>
                {customer === email ? null : <small>{email}</small>}
              </span>
            ),
          },
          {
            name: words.status,
            cell: (row) => <StaffConversationBadge {...row} />,
          },
          {
            name: words.lastActivity,
            kind: 'date',
            cell: ({ lastActivityAt }) => formatDateTime(lastActivityAt, locale),
          },
        ]}
      />
      <Pagination
        page={query.page}
        pages={pages}
        addressOf={(page) => conversationsListPath({ ...query, page })}
        words={words}
      />
    </>
  );
}
