import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { ListFilter } from '#foundation/records/back-office/list-filter.tsx';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { inDigits } from '#messages/in-digits.ts';
import { type StockValuePage as Page, stockValueList } from '../rules/stock-value.ts';
import styles from './stock.module.css';

/** What the stock was worth at the end of a day, where it lay, and of which articles that is the sum. */
export function StockValuePage({ list }: { readonly list: Page }) {
  const { staffStock, locale } = useBackOfficeWords();
  const { value: words, columns } = staffStock;
  const { articles, sums, byLocation, locations, query, page, pages } = list;
  return (
    <RecordList
      head={
        <>
          <a className={sheet.back} href="/staff/stock/">
            {staffStock.back}
          </a>
          <div className={sheet.head}>
            <h1>{words.title}</h1>
            <p>{words.intro}</p>
          </div>
        </>
      }
      filter={
        <>
          <ListFilter
            list={stockValueList}
            query={query}
            words={{ filter: words.filter, show: words.show, reset: words.today }}
            fields={{
              day: { day: words.day },
              ...(locations.length > 1
                ? {
                    at: {
                      choice: staffStock.at.location,
                      options: [
                        { value: '', label: staffStock.at.all },
                        ...locations.map(({ id, name }) => ({ value: String(id), label: name })),
                      ],
                    },
                  }
                : {}),
            }}
          />
          <StaffFacts
            framed
            facts={[
              [words.value, formatEuro(toCents(sums.value), locale)],
              [words.articles, inDigits(locale, sums.articles)],
              [words.pieces, inDigits(locale, sums.pieces)],
            ]}
          />
          {sums.unknownArticles > 0 ? (
            <Notice kind="warning">{words.unknown(sums.unknownArticles, sums.unknownPieces)}</Notice>
          ) : null}
          <details className={styles.fold}>
            <summary>{words.rule.title}</summary>
            <ul className={styles.rule}>
              <li>{words.rule.cost}</li>
              <li>{words.rule.average}</li>
              {locations.length > 1 ? <li>{words.rule.locations}</li> : null}
              <li>{words.rule.without}</li>
            </ul>
          </details>
          {byLocation.length === 0 ? null : <ValueByLocation rows={byLocation} query={query} />}
          {articles.length === 0 ? null : (
            <div className={styles.inline}>
              {byLocation.length === 0 ? null : <h2 className={styles.heading}>{words.list}</h2>}
              <a
                className={styles.download}
                href={stockValueList.path(query).replace('/value/', '/value.csv')}
                download
              >
                {words.download}
              </a>
            </div>
          )}
        </>
      }
      rows={articles}
      empty={words.empty}
      columns={[
        {
          name: columns.article,
          link: ({ id, name, choices }) => ({ path: `/staff/stock/${id}/`, label: name, note: choices }),
        },
        { name: columns.code, text: ({ sku }) => <span className={styles.code}>{sku ?? '–'}</span> },
        { name: words.pieces, number: (article) => article.pieces },
        {
          name: words.average,
          money: ({ average }) => (average === null ? null : Math.round(average)),
        },
        { name: words.value, money: ({ value }) => value },
      ]}
      pages={{ page, pages, pathOf: (to) => stockValueList.path({ ...query, page: to }) }}
    />
  );
}

/** What lay where: the sums of all locations, and that of them all. */
function ValueByLocation({
  rows: values,
  query,
}: {
  readonly rows: Page['byLocation'];
  readonly query: Page['query'];
}) {
  const { staffStock, staffLocations, locale } = useBackOfficeWords();
  const { value: words } = staffStock;
  const sum = (name: 'articles' | 'pieces' | 'value') => values.reduce((all, row) => all + row[name], 0);
  // An article at two locations is one article.
  const whole = { key: 'all', name: words.sum, kind: '', path: null, articles: '–', pieces: sum('pieces') };
  const rows = [
    ...values.map(({ locationId, name, kind, articles, pieces, value }) => ({
      key: String(locationId),
      name: locationId === null ? words.onTheWay : name,
      kind: kind === null ? '' : staffLocations.kinds[kind],
      path:
        locationId === null
          ? '/staff/stock/transfers/'
          : stockValueList.path({ day: query.day, at: locationId }),
      articles: inDigits(locale, articles),
      pieces,
      value,
    })),
    { ...whole, value: sum('value') },
  ];
  return (
    <section className={styles.section} aria-labelledby="value-at">
      <h2 id="value-at">{words.byLocation}</h2>
      <RecordTable
        rows={rows}
        keyOf={({ key }) => key}
        empty=""
        columns={[
          {
            name: staffStock.at.location,
            text: ({ name, kind, path }) => (
              <>
                {path === null ? <b>{name}</b> : <a href={path}>{name}</a>}
                {kind === '' || kind === name ? null : <small>{kind}</small>}
              </>
            ),
          },
          { name: words.articles, number: ({ articles }) => articles },
          { name: words.pieces, number: ({ pieces }) => pieces },
          { name: words.value, money: ({ value }) => value },
        ]}
      />
    </section>
  );
}
