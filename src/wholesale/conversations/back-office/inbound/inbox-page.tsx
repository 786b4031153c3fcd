import { ListFilter } from '#foundation/records/back-office/list-filter.tsx';
import { ListTabs } from '#foundation/records/back-office/list-tabs.tsx';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type Inbox, inboxEmailPath, inboxList, inboxTabs } from '../../rules/inbox.ts';

/** Emails that have come and are in no conversation. */
export function InboxPage({ inbox, isConnected }: { readonly inbox: Inbox; readonly isConnected: boolean }) {
  const { staffInbox: words, staffConversations } = useBackOfficeWords();
  const { rows, query, pages, counts } = inbox;
  const hasFilter = inboxList.isFiltered(query, ['words']);
  return (
    <RecordList
      head={
        <div className={sheet.head}>
          <a className={sheet.back} href="/staff/conversations/">
            {staffConversations.backToList}
          </a>
          <h1>{words.title}</h1>
          <p>{isConnected ? words.intro : words.notConnected}</p>
          {query.tab === 'waiting' ? null : <p>{words.kept}</p>}
        </div>
      }
      filter={
        <>
          <ListTabs
            label={words.tabsLabel}
            list={inboxList}
            query={query}
            tabs={inboxTabs.map((tab) => ({ name: words.tabs[tab], count: counts[tab], query: { tab } }))}
          />
          <ListFilter
            list={inboxList}
            query={query}
            words={words}
            fields={{ words: { search: words.search, hint: words.searchHint } }}
            within={{ name: 'shelf', value: query.tab === 'waiting' ? '' : query.tab }}
          />
        </>
      }
      rows={rows}
      empty={query.tab === 'waiting' && !hasFilter ? words.empty : words.nothing}
      columns={[
        {
          name: words.subject,
          link: ({ id, subject, excerpt, files }) => ({
            path: inboxEmailPath(id),
            label: subject || words.noSubject,
            note: [files > 0 ? words.files(files) : '', excerpt].filter((one) => one !== '').join(' · '),
            isForeign: true,
          }),
        },
        {
          name: words.from,
          text: ({ from, fromName }) => <bdi>{senderText(fromName, from) || words.noSender}</bdi>,
        },
        { name: words.receivedAt, date: ({ receivedAt }) => receivedAt },
      ]}
      pages={{ page: query.page, pages, pathOf: (page) => inboxList.path({ ...query, page }) }}
      pageWords={staffConversations}
    />
  );
}

/** Name and address of a sender, as far as there are. */
export const senderText = (name: string, address: string) =>
  name === '' || name === address ? address : `${name} <${address}>`;
