import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { ListFilter } from '#foundation/records/back-office/list-filter.tsx';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { inDigits } from '#messages/in-digits.ts';
import { type StockValuePage as Page, stockValueList } from '../rules/stock-value.ts';
import styles from './stock.module.css';

/** What the stock was worth at the end of a day, and of what that is the sum. */
export function StockValuePage({ list }: { readonly list: Page }) {
  const { staffStock, locale } = useBackOfficeWords();
  const { value: words, columns } = staffStock;
  const { articles, total, count, pieces, unknown, query, page, pages } = list;
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
            fields={{ day: { day: words.day } }}
          />
          <StaffFacts
            framed
            facts={[
              [words.value, formatEuro(toCents(total), locale)],
              [words.articles, inDigits(locale, count)],
              [words.pieces, inDigits(locale, pieces)],
            ]}
          />
          {unknown.articles > 0 ? (
            <Notice kind="warning">{words.unknown(unknown.articles, unknown.pieces)}</Notice>
          ) : null}
          {articles.length === 0 ? null : (
            <p className={styles.links}>
              <a href={stockValueList.path(query).replace('/value/', '/value.csv')} download>
                {words.download}
              </a>
            </p>
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
