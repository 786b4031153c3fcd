import type { ReactNode } from 'react';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { RowProblem } from '../rules/price-row.ts';
import { priceListPath, type StaffPriceProblem, stagedImportPath } from '../rules/staff-prices.ts';
import styles from './price-lists.module.css';
import { PriceOutcome } from './price-lists-page.tsx';

type Verdict = keyof ReturnType<typeof useBackOfficeWords>['staffPrices']['importing']['verdicts'];

/** A row of a file; `problem` is why it is not written. */
export type PreviewRow = {
  readonly line: number;
  readonly sku: string;
  readonly name: string | null;
  readonly problem: RowProblem | null;
};

export type ImportPreviewProps<Row extends PreviewRow> = {
  readonly list: { readonly id: number; readonly name: string };
  readonly looked: {
    readonly id: number;
    readonly fileName: string;
    readonly verdict: Verdict;
    readonly rows: readonly Row[];
    readonly page: number;
    readonly pages: number;
  };
  /** the kinds of rows with how many there are, in the order in which they are offered */
  readonly counts: readonly (readonly [Verdict, number])[];
  /** whether it waits for a decision */
  readonly isOpen: boolean;
  /** what became of it, once it was confirmed */
  readonly outcome: ReactNode;
  readonly before: (row: Row) => ReactNode;
  readonly after: (row: Row) => ReactNode;
  readonly nonce: string;
  readonly problem: StaffPriceProblem | null;
};

/** What a file would do to a list, row by row, and the choice to write it. */
export function ImportPreview<Row extends PreviewRow>(props: ImportPreviewProps<Row>) {
  const { list, looked, isOpen, nonce } = props;
  const { staffPrices, locale } = useBackOfficeWords();
  const words = staffPrices.importing;
  const { verdict } = looked;
  const counts = new Map(props.counts);
  const path = stagedImportPath(list.id, looked.id);
  const good = (counts.get('new') ?? 0) + (counts.get('changed') ?? 0);
  const wrong = counts.get('wrong') ?? 0;
  const isRefused = verdict === 'wrong' || verdict === 'conflict';
  const reason = ({ problem }: Row) => (problem ? staffPrices.problems[problem.code](problem.text) : '–');
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{words.title(looked.fileName)}</h1>
        <p className={styles.links}>
          <a href={priceListPath(list.id)}>{list.name}</a>
          {wrong + (counts.get('conflict') ?? 0) > 0 ? (
            <a href={`${path}report.csv`} download>
              {words.report}
            </a>
          ) : null}
        </p>
      </div>
      <PriceOutcome problem={props.problem} done={null} />
      {props.outcome}
      {isOpen && good === 0 ? <Notice kind="info">{words.nothingToWrite}</Notice> : null}
      {isOpen && good > 0 ? (
        <form className={styles.send} method="post" action={path}>
          <input type="hidden" name="_wpnonce" value={nonce} readOnly />
          <Button type="submit" name="choice" value="good">
            {words.writeGood(good)}
          </Button>
          {wrong > 0 ? (
            <Button type="submit" kind="secondary" name="choice" value="all">
              {words.writeAll}
            </Button>
          ) : null}
        </form>
      ) : null}
      <nav className={styles.tabs} aria-label={words.title(looked.fileName)}>
        {props.counts.map(([one, count]) => (
          <a key={one} href={`${path}?rows=${one}`} aria-current={one === verdict ? 'page' : undefined}>
            {words.verdicts[one]} <span>{count.toLocaleString(locale)}</span>
          </a>
        ))}
      </nav>
      <RecordTable
        rows={looked.rows}
        keyOf={(row) => row.line}
        empty={words.noRows}
        columns={[
          { name: words.line, text: (row) => row.line },
          {
            name: words.sku,
            text: (row) => (
              <span className={styles.product}>
                {row.sku || '–'} <small>{row.name}</small>
              </span>
            ),
          },
          ...(isRefused
            ? [{ name: words.problem, text: reason }]
            : [
                { name: words.before, text: props.before },
                { name: words.after, text: props.after },
              ]),
        ]}
      />
      <Pagination
        page={looked.page}
        pages={looked.pages}
        addressOf={(page) => `${path}?rows=${verdict}&page=${page}`}
        words={staffPrices.list}
      />
    </div>
  );
}
