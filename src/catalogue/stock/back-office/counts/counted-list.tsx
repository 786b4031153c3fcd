import { typedText } from '#foundation/forms/rules/typed-values.ts';
import { FormSummary } from '#foundation/records/back-office/form-summary.tsx';
import { ListFilter } from '#foundation/records/back-office/list-filter.tsx';
import { ListTabs } from '#foundation/records/back-office/list-tabs.tsx';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { articleTitle } from '../../rules/article-stock.ts';
import { type CountPage, type CountRow, countList, countTabs } from '../../rules/counts/count.ts';
import { countedField, wasField } from '../../rules/counts/count-form.ts';
import styles from '../stock.module.css';
import { countSentence } from './count-sentence.ts';
import type { RefusedCount } from './refused-count.ts';

export type CountedListProps = {
  readonly list: CountPage;
  readonly nonce: string;
  readonly refused: RefusedCount | null;
};

/** The articles of a count with a field for the pieces of each. What is saved is what was typed over; the rest stays as others count it. */
export function CountedList({ list, nonce, refused }: CountedListProps) {
  const { staffCounts, staffStock, backOffice } = useBackOfficeWords();
  const { list: words } = staffCounts;
  const { count, rows, tabs, page, pages, query } = list;
  const address = countList(count.id);
  const isOpen = count.state === 'open';
  const showsExpected = !count.isBlind || !isOpen;
  const problem = refused?.problems?.lines;
  return (
    <section className={styles.section} aria-labelledby="count-list">
      <h2 id="count-list">{words.title}</h2>
      <ListTabs
        label={words.tabs}
        list={address}
        query={query}
        tabs={countTabs.map((tab) => ({ name: words[tab], count: tabs[tab], query: { tab } }))}
      />
      <ListFilter
        list={address}
        query={query}
        words={{ filter: words.filter, show: words.show, reset: words.reset }}
        fields={{ words: { search: words.search, hint: staffStock.searchHint } }}
        within={query.tab === 'todo' ? null : { name: 'state', value: query.tab }}
      />
      {problem ? (
        <FormSummary
          problems={[
            {
              id: 'id' in problem ? countedField(problem.id) : 'count-list',
              sentence: countSentence(staffCounts, problem),
            },
          ]}
        />
      ) : null}
      <form className={styles.section} method="post" action={address.path({ ...query, page })} noValidate>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <RecordTable
          rows={rows}
          keyOf={({ id }) => id}
          empty={query.words === '' ? words.empty[query.tab] : words.nothingFound(query.words)}
          columns={[
            {
              name: staffStock.columns.article,
              link: ({ id, name, choices }) => ({ path: `/staff/stock/${id}/`, label: name, note: choices }),
            },
            {
              name: staffStock.columns.code,
              text: ({ sku }) => <span className={styles.code}>{sku ?? '–'}</span>,
            },
            ...(showsExpected
              ? [{ name: words.expected, number: ({ expected }: CountRow) => expected }]
              : []),
            {
              name: words.pieces,
              number: (row) => (isOpen ? <CountedField row={row} refused={refused} /> : (row.counted ?? '–')),
            },
            { name: words.by, text: ({ countedBy }) => countedBy || '–' },
          ]}
        />
        {isOpen && rows.length > 0 ? (
          <>
            <p className={sheet.hint}>{words.hint}</p>
            <div className={sheet.buttons}>
              <Button type="submit">{words.save}</Button>
            </div>
          </>
        ) : null}
      </form>
      <Pagination
        page={page}
        pages={pages}
        addressOf={(to) => address.path({ ...query, page: to })}
        words={backOffice.orders}
      />
    </section>
  );
}

function CountedField({ row, refused }: { readonly row: CountRow; readonly refused: RefusedCount | null }) {
  const { staffCounts: words } = useBackOfficeWords();
  const { id, sku, counted } = row;
  const problem = refused?.problems?.lines;
  const isWrong = problem !== undefined && 'id' in problem && problem.id === id;
  const stored = counted === null ? '' : String(counted);
  const typed = problem ? (refused?.typed[countedField(id)]?.[0] ?? stored) : stored;
  const was = problem && refused ? typedText(refused.typed, wasField(id)) : stored;
  return (
    <>
      <input type="hidden" name="line" value={id} readOnly />
      <input type="hidden" name={`sku-${id}`} value={sku ?? articleTitle(row)} readOnly />
      {/* Posted over what others have counted meanwhile only after it was shown. */}
      <input type="hidden" name={wasField(id)} value={stored} readOnly />
      <input
        // A scan counts under a field that nobody has touched.
        key={stored}
        id={countedField(id)}
        className={styles.figure}
        name={countedField(id)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        aria-label={words.list.piecesOf(sku ?? articleTitle(row))}
        aria-invalid={isWrong ? true : undefined}
        // What was not typed over shows what is counted by now.
        defaultValue={typed === was ? stored : typed}
      />
    </>
  );
}
