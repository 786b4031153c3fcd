import { ListFilter } from '#foundation/records/back-office/list-filter.tsx';
import { ListTabs } from '#foundation/records/back-office/list-tabs.tsx';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import type { RecordColumn } from '#foundation/records/back-office/record-table.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import type { BadgeTone } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  availableOf,
  type StockArticle,
  type StockPage,
  type StockQuery,
  type StockSorting,
  stockList,
  stockStateOf,
  stockStates,
} from '../rules/stock-list.ts';
import styles from './stock.module.css';

const tones = {
  enough: 'green',
  low: 'amber',
  out: 'plain',
  negative: 'sale',
} as const satisfies Record<string, BadgeTone>;

/** All articles that have stock: found by words, narrowed by state, ordered by any figure. */
export function StockListPage({
  list,
  nonce,
}: {
  readonly list: StockPage;
  /** of the form that begins a bulk edit */
  readonly nonce: string;
}) {
  const {
    staffStock: words,
    staffReceipts,
    staffCounts,
    staffTransfers,
    staffLocations,
    staffBulkEdit,
  } = useBackOfficeWords();
  const { articles, counts, locations, query, page, pages } = list;
  const sorted = sortedBy(query);
  return (
    <RecordList
      head={
        <div className={sheet.head}>
          <h1>{words.title}</h1>
          <p>{words.intro}</p>
          <p className={styles.links}>
            <a href="/staff/stock/receipts/">{staffReceipts.title}</a>
            <a href="/staff/stock/counts/">{staffCounts.title}</a>
            {locations.length > 1 ? <a href="/staff/stock/transfers/">{staffTransfers.title}</a> : null}
            <a href="/staff/stock/locations/">{staffLocations.title}</a>
            <a href="/staff/stock/value/">{words.value.title}</a>
            <a href="/staff/stock/bulk/">{staffBulkEdit.openList}</a>
          </p>
        </div>
      }
      filter={
        <>
          <ListTabs
            label={words.tabs}
            list={stockList}
            query={query}
            tabs={stockStates.map((state) => ({
              name: words.states[state],
              count: counts[state],
              query: { state },
            }))}
          />
          <ListFilter
            list={stockList}
            query={query}
            words={{ filter: words.filter, show: words.search, reset: words.reset }}
            fields={{
              words: { search: words.searchLabel, hint: words.searchHint },
              ...(locations.length > 1
                ? {
                    at: {
                      choice: words.at.location,
                      options: [
                        { value: '', label: words.at.all },
                        ...locations.map(({ id, name }) => ({ value: String(id), label: name })),
                      ],
                    },
                  }
                : {}),
            }}
            within={query.state === 'all' ? null : { name: 'state', value: query.state }}
          />
          {articles.length === 0 ? null : (
            <p className={styles.links}>
              <a href={stockList.path(query).replace('/stock/', '/stock/export.csv')} download>
                {words.download(counts[query.state])}
              </a>
            </p>
          )}
        </>
      }
      form={{
        action: stockList.path({ ...query, page: 1 }).replace('/stock/', '/stock/bulk/'),
        nonce,
        bulk: {
          name: 'article',
          label: ({ name, choices }) => words.choose(choices === '' ? name : `${name}, ${choices}`),
          actions: (
            <fieldset className={styles.actions}>
              <legend>{words.chosen}</legend>
              <Button type="submit" kind="secondary">
                {staffBulkEdit.ofChosen}
              </Button>
              <Button type="submit" kind="secondary" name="all" value="1">
                {staffBulkEdit.ofFound(counts[query.state])}
              </Button>
            </fieldset>
          ),
        },
      }}
      rows={articles}
      empty={query.words === '' ? words.empty[query.state] : words.nothingFound(query.words)}
      columns={[
        {
          name: words.columns.article,
          sort: sorted('name'),
          link: ({ id, name, choices, waiting }) => ({
            path: `/staff/stock/${id}/`,
            label: name,
            note: [choices, waiting > 0 ? words.awaitedBy(waiting) : '']
              .filter((text) => text !== '')
              .join(' · '),
          }),
        },
        {
          name: words.columns.code,
          sort: sorted('code'),
          text: ({ sku }) => <span className={styles.code}>{sku ?? '–'}</span>,
        },
        { name: words.columns.onHand, sort: sorted('on-hand'), number: ({ onHand }) => onHand },
        { name: words.columns.reserved, sort: sorted('reserved'), number: ({ reserved }) => reserved },
        { name: words.columns.available, sort: sorted('available'), number: availableOf },
        { name: words.columns.threshold, number: ({ threshold }) => threshold },
        {
          name: words.columns.state,
          status: (article) => {
            const state = stockStateOf(article);
            return { tone: tones[state], label: words.stateOf[state] };
          },
        },
      ]}
      pages={{ page, pages, pathOf: (to) => stockList.path({ ...query, page: to }) }}
    />
  );
}

type Sorted = 'code' | 'name' | 'on-hand' | 'reserved' | 'available';

/** How the list stands by a column, and the address that orders it by that column or turns it round. */
function sortedBy(query: StockQuery): (column: Sorted) => NonNullable<RecordColumn<StockArticle>['sort']> {
  return (column) => {
    const down: StockSorting = `${column}-desc`;
    // Without words the usual order is that of the codes.
    const isUp = query.sort === column || (column === 'code' && query.sort === 'usual' && query.words === '');
    const to = isUp ? down : column;
    return {
      path: stockList.path({ ...query, sort: to, page: 1 }),
      direction: isUp ? 'ascending' : query.sort === down ? 'descending' : 'none',
    };
  };
}
