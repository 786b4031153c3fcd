import { RecordTable } from '#kit/records/back-office/record-table.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { MissedSearches } from '../server/list-missed-searches.ts';
import styles from './missed-search-list.module.css';

const listPath = '/staff/searches/';

// With an order in it the address counts for nothing: staff who look must not make a search more frequent.
const lookPath = (words: string) => `/shop/?s=${encodeURIComponent(words)}&orderby=menu_order`;

/** What shoppers looked for in vain, the most frequent first. */
export function MissedSearchList({ searches, total, page, pages }: MissedSearches) {
  const { backOffice, staffSearches: words, locale } = useBackOfficeWords();
  const rows = searches.map((search, at) => ({ ...search, position: at }));
  return (
    <>
      <div className={styles.head}>
        <h1>{words.title}</h1>
        <p>{words.hint}</p>
        {total > 0 ? <p className={styles.count}>{words.count(total)}</p> : null}
      </div>
      <RecordTable
        rows={rows}
        keyOf={(search) => search.position}
        empty={words.empty}
        columns={[
          {
            name: words.words,
            cell: (search) => (
              <a className={styles.words} href={lookPath(search.words)}>
                {search.words}
              </a>
            ),
          },
          { name: words.times, kind: 'number', cell: (search) => search.times.toLocaleString(locale) },
          {
            name: words.shown,
            cell: (search) =>
              search.takenFor === null
                ? words.nothingShown
                : words.shownInstead(search.takenFor, search.results),
          },
          { name: words.lastSeen, kind: 'date', cell: (search) => formatDateTime(search.lastSeen, locale) },
        ]}
      />
      <Pagination
        page={page}
        pages={pages}
        addressOf={(other) => (other === 1 ? listPath : `${listPath}?page=${other}`)}
        words={backOffice.orders}
      />
    </>
  );
}
