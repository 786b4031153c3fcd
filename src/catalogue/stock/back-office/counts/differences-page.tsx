import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { FormSummary } from '#foundation/records/back-office/form-summary.tsx';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { uncountedChoices } from '../../rules/counts/count.ts';
import type { CountAction } from '../../rules/counts/count-form.ts';
import type { Difference, DifferencesPage as Page } from '../../rules/counts/difference.ts';
import styles from '../stock.module.css';
import { CountHead } from './count-page.tsx';
import { countSentence } from './count-sentence.ts';
import type { RefusedCount } from './refused-count.ts';

export type DifferencesPageProps = {
  readonly list: Page;
  /** where it was counted; '' in a shop with one location */
  readonly location: string;
  readonly nonce: string;
  readonly done: CountAction | null;
  readonly refused: RefusedCount | null;
};

/** What differs between stock and count, at cost; and the form that posts it. */
export function DifferencesPage({ list, location, nonce, done, refused }: DifferencesPageProps) {
  const { staffCounts, staffStock, backOffice, locale } = useBackOfficeWords();
  const { differences: words } = staffCounts;
  const { count, rows, sums, page, pages } = list;
  const path = `/staff/stock/counts/${count.id}/`;
  const isOpen = count.state === 'open';
  const signed = (pieces: number) =>
    pieces.toLocaleString(locale, { signDisplay: 'exceptZero', useGrouping: false });
  return (
    <>
      <a className={sheet.back} href={path}>
        {staffCounts.toCount}
      </a>
      <CountHead count={count} location={location} title={words.title(count.name)}>
        {rows.length === 0 ? null : (
          <a className={styles.download} href={`${path}differences.csv`} download>
            {words.download}
          </a>
        )}
      </CountHead>
      {done && !refused ? <Notice kind="success">{staffCounts.done[done]}</Notice> : null}
      {refused?.problems === null ? <Notice kind="warning">{backOffice.forms.expired}</Notice> : null}
      <StaffFacts
        framed
        facts={[
          [words.articles, sums.articles],
          [words.more, sums.more],
          [words.fewer, sums.fewer],
          [words.valueOfAll, formatEuro(toCents(sums.value), locale)],
        ]}
      />
      {sums.unknown > 0 ? <Notice kind="warning">{words.unknown(sums.unknown)}</Notice> : null}
      {isOpen ? <p className={sheet.hint}>{words.hint}</p> : null}
      <RecordTable
        rows={rows}
        keyOf={({ id }) => id}
        empty={words.empty}
        columns={[
          {
            name: staffStock.columns.article,
            link: (row) => ({ path: `/staff/stock/${row.id}/`, label: row.name, note: noteOf(row) }),
          },
          {
            name: staffStock.columns.code,
            text: ({ sku }) => <span className={styles.code}>{sku ?? '–'}</span>,
          },
          { name: words.expected, number: ({ expected }) => expected },
          { name: words.counted, number: ({ counted }) => counted },
          { name: words.delta, number: ({ delta }) => <b>{signed(delta)}</b> },
          ...(isOpen ? [{ name: words.after, number: ({ after }: Difference) => after }] : []),
          { name: words.value, money: ({ value }) => value },
        ]}
      />
      <Pagination
        page={page}
        pages={pages}
        addressOf={(to) => `${path}differences/${to === 1 ? '' : `?page=${to}`}`}
        words={backOffice.orders}
      />
      {isOpen ? <PostForm list={list} nonce={nonce} refused={refused} /> : null}
    </>
  );

  function noteOf({ choices, hasMoved, isZeroed }: Difference): string {
    const remark = isZeroed ? words.isZeroed : hasMoved ? words.hasMoved : '';
    return [choices, remark].filter((text) => text !== '').join(' · ');
  }
}

function PostForm({ list, nonce, refused }: Omit<DifferencesPageProps, 'done' | 'location'>) {
  const { staffCounts } = useBackOfficeWords();
  const { post: words } = staffCounts;
  const { count, uncounted } = list;
  const problem = refused?.problems?.uncounted;
  return (
    <form
      id="count-post"
      className={sheet.sheet}
      method="post"
      action={`/staff/stock/counts/${count.id}/differences/`}
      noValidate
    >
      <h2>{words.title}</h2>
      {problem ? (
        <FormSummary problems={[{ id: 'count-post', sentence: countSentence(staffCounts, problem) }]} />
      ) : null}
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <input type="hidden" name="version" value={count.version} readOnly />
      {uncounted.articles === 0 ? (
        <input type="hidden" name="uncounted" value="leave" readOnly />
      ) : (
        <fieldset>
          <legend>{words.uncounted(uncounted.articles, uncounted.pieces)}</legend>
          {uncountedChoices.map((choice) => (
            <label key={choice} className={styles.choice}>
              <input type="radio" name="uncounted" value={choice} defaultChecked={choice === 'leave'} />
              <span>{choice === 'zero' ? words.zero : words.leave}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p className={sheet.hint}>{words.hint}</p>
      <div className={sheet.buttons}>
        <Button type="submit" name="action" value="post">
          {words.button}
        </Button>
      </div>
    </form>
  );
}
