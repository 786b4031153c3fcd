import { CustomerName } from '#foundation/records/back-office/customer-name.tsx';
import { ListFilter } from '#foundation/records/back-office/list-filter.tsx';
import { ListTabs } from '#foundation/records/back-office/list-tabs.tsx';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { conversationTypes } from '../rules/conversation.ts';
import { staffConversationPath } from '../rules/conversation-paths.ts';
import {
  conversationsList,
  conversationTabs,
  type StaffConversationList as List,
} from '../rules/staff-conversation.ts';
import styles from './staff-conversation-list.module.css';
import { StaffConversationBadge } from './staff-conversation-page.tsx';

export type StaffConversationListProps = {
  readonly list: List;
  readonly mayOpenCustomer: boolean;
  /** how many emails are in no conversation */
  readonly waitingEmails: number;
  /** the reader may connect the mailbox */
  readonly mayConnect: boolean;
};

/** Conversations of all customers: those that wait for an answer first, found by words and type. */
export function StaffConversationList(props: StaffConversationListProps) {
  const { list, mayOpenCustomer, waitingEmails, mayConnect } = props;
  const { staffConversations: words } = useBackOfficeWords();
  const { rows, query, pages, counts } = list;
  const hasFilter = conversationsList.isFiltered(query, ['words', 'type', 'assigned']);
  return (
    <RecordList
      title={words.title}
      notes={[words.intro]}
      filter={
        <>
          <ListTabs
            label={words.tabsLabel}
            list={conversationsList}
            query={query}
            tabs={conversationTabs.map((tab) => ({
              name: words.tabs[tab],
              count: counts[tab],
              query: { tab },
            }))}
          />
          <ListFilter
            list={conversationsList}
            query={query}
            words={words}
            fields={{
              words: { search: words.search, hint: words.searchHint },
              type: {
                choice: words.type,
                options: [
                  { value: '', label: words.anyType },
                  ...conversationTypes.map((value) => ({ value, label: words.types[value] })),
                ],
              },
              assigned: {
                choice: words.assign.label,
                options: [
                  { value: '', label: words.assign.all },
                  { value: 'mine', label: words.assign.mine },
                  { value: 'nobody', label: words.assign.unassigned },
                ],
              },
            }}
            within={{ name: 'shelf', value: query.tab }}
          />
        </>
      }
      rows={rows}
      empty={query.tab === 'waiting' && !hasFilter ? words.empty : words.nothing}
      columns={[
        {
          name: words.subject,
          link: ({ id, title, type, seller }) => ({
            path: staffConversationPath(id),
            label: title,
            note: (
              <>
                {words.types[type]} · {words.number(id)}
                {seller === null ? '' : ` · ${words.seller(seller)}`}
              </>
            ),
            isForeign: true,
          }),
        },
        {
          name: words.customer,
          text: ({ customer, accountId, opener, email }) => (
            <CustomerName
              account={{ id: accountId, name: customer }}
              person={{ id: opener.customerId, name: opener.name }}
              email={email}
              mayOpen={mayOpenCustomer}
            />
          ),
        },
        {
          name: words.status,
          text: (row) => <StaffConversationBadge {...row} />,
        },
        { name: words.assign.label, text: ({ assignee }) => assignee ?? words.assign.nobody },
        {
          name: words.lastActivity,
          date: ({ lastActivityAt }) => lastActivityAt,
        },
      ]}
      pages={{ page: query.page, pages, pathOf: (page) => conversationsList.path({ ...query, page }) }}
      pageWords={words}
    >
      <ul className={styles.links}>
        <li>
          <a href="/staff/conversations/inbox/">{words.inbox(waitingEmails)}</a>
        </li>
        <li>
          <a href="/staff/conversations/templates/">{words.templates.title}</a>
        </li>
        {mayConnect ? (
          <li>
            <a href="/staff/conversations/mailbox/">{words.mailbox}</a>
          </li>
        ) : null}
      </ul>
    </RecordList>
  );
}
