import { listMissedSearches } from '#catalogue/search/server/list-missed-searches.ts';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import { listQuery } from '#foundation/records/rules/list-query.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { found, notFound } from '../not-found.ts';
import { titleMeta } from '../page-meta.ts';
import type { Route } from './+types/searches.ts';
import styles from './searches.module.css';
import { openStaffPage } from './staff-context.ts';

const searchesList = listQuery('searches', {});

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'searches');
  const list = await listMissedSearches(ctx, found(searchesList.read(asked)));
  if (list.page > list.pages) throw notFound();
  return { list, title: words.staffSearches.title };
}

// With an order in it the address counts for nothing: staff who look must not make a search more frequent.
const lookPath = (words: string) => `/shop/?s=${encodeURIComponent(words)}&orderby=menu_order`;

/** What shoppers looked for in vain, the most frequent first. */
export default function Searches({ loaderData: { list } }: Route.ComponentProps) {
  const { staffSearches: words, locale } = useBackOfficeWords();
  return (
    <RecordList
      head={
        <div className={styles.head}>
          <h1>{words.title}</h1>
          <p>{words.hint}</p>
          {list.total > 0 ? <p className={styles.count}>{words.count(list.total)}</p> : null}
        </div>
      }
      rows={list.searches.map((search, id) => ({ ...search, id }))}
      empty={words.empty}
      columns={[
        {
          name: words.words,
          text: (search) => (
            <a className={styles.words} href={lookPath(search.words)}>
              {search.words}
            </a>
          ),
        },
        { name: words.times, number: ({ times }) => times.toLocaleString(locale) },
        {
          name: words.shown,
          text: ({ takenFor, results }) =>
            takenFor === null ? words.nothingShown : words.shownInstead(takenFor, results),
        },
        { name: words.lastSeen, date: ({ lastSeen }) => lastSeen },
      ]}
      pages={{ ...list, pathOf: (page) => searchesList.path({ page }) }}
    />
  );
}
