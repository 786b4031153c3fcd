import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  explainPath,
  type FileProblem,
  type PriceAction,
  priceListPath,
  priceListsPath,
  type StaffPriceProblem,
} from '../rules/staff-prices.ts';
import type { StaffPriceList } from '../server/staff/read-price-lists.ts';
import styles from './price-lists.module.css';

export type PriceListsPageProps = {
  readonly lists: readonly StaffPriceList[];
  readonly nonce: string;
  readonly problem: StaffPriceProblem | null;
};

/** All price lists of the shop, and a form for a new one. */
export function PriceListsPage({ lists, nonce, problem }: PriceListsPageProps) {
  const { staffPrices: words, locale } = useBackOfficeWords();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{words.title}</h1>
        <p className={styles.links}>
          <a href={explainPath}>{words.explainLink}</a>
        </p>
      </div>
      <PriceOutcome problem={problem} done={null} />
      <RecordTable
        rows={lists}
        keyOf={(list) => list.id}
        empty={words.noLists}
        columns={[
          {
            name: words.columns.name,
            text: (list) =>
              list.isRetail ? (
                <span className={styles.product}>
                  <a href={priceListPath(list.id)}>{list.name}</a> <small>{words.retailHint}</small>
                </span>
              ) : (
                <a href={priceListPath(list.id)}>{list.name}</a>
              ),
          },
          { name: words.columns.tax, text: (list) => (list.includesTax ? words.gross : words.net) },
          {
            name: words.columns.products,
            number: (list) => (list.isRetail ? '–' : list.products.toLocaleString(locale)),
          },
          {
            name: words.columns.percentages,
            number: (list) => (list.isRetail ? '–' : list.percentages),
          },
          { name: words.columns.groups, text: (list) => list.groups.join(', ') || words.noGroup },
        ]}
      />
      <section className={styles.section} aria-labelledby="new-list">
        <h2 id="new-list">{words.create.heading}</h2>
        <form className={styles.form} method="post" action={priceListsPath}>
          <input type="hidden" name="_wpnonce" value={nonce} readOnly />
          <TextField id="list-name" name="name" label={words.create.name} required maxLength={80} />
          <Select
            id="list-tax"
            name="tax"
            label={words.create.tax}
            defaultValue="net"
            options={[
              { value: 'net', label: words.net },
              { value: 'gross', label: words.gross },
            ]}
          />
          <div className={styles.send}>
            <Button type="submit">{words.create.button}</Button>
          </div>
        </form>
      </section>
    </div>
  );
}

/** Why a form of the price lists was not accepted, as a sentence. */
export function usePriceProblem(): (problem: StaffPriceProblem) => string {
  const { staffPrices, locale } = useBackOfficeWords();
  return (problem) => {
    const now = 'now' in problem && problem.now !== undefined ? formatEuro(problem.now, locale) : '';
    return staffPrices.problems[problem.code](problem.text, now);
  };
}

type PriceOutcomeProps = {
  readonly problem: StaffPriceProblem | null;
  readonly done: PriceAction | null;
  readonly file?: FileProblem | null;
};

/** The notice after a form of the price lists was posted. */
export function PriceOutcome({ problem, done, file = null }: PriceOutcomeProps) {
  const { staffPrices: words } = useBackOfficeWords();
  const sentenceOf = usePriceProblem();
  if (problem) return <Notice kind="error">{sentenceOf(problem)}</Notice>;
  if (file) return <Notice kind="error">{words.files[file]}</Notice>;
  return done ? <Notice kind="success">{words.done[done]}</Notice> : null;
}
