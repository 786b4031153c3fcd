import { timesQuantity } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { PriceHistorySection } from '#pricing/price-history/back-office/price-history-section.tsx';
import { explainPath, priceListsPath } from '../rules/staff-prices.ts';
import type { PriceExplanation } from '../server/staff/explain-price.ts';
import styles from './price-lists.module.css';
import { PriceStepList } from './price-step-list.tsx';

export type ExplainPageProps = PriceExplanation & {
  /** whether the asking person may open price lists */
  readonly maySeeLists: boolean;
};

/** How the price of an item comes about, step by step, for a chosen group, quantity and moment. */
export function ExplainPage({ question, groups, answer, history, maySeeLists }: ExplainPageProps) {
  const { staffPrices, locale } = useBackOfficeWords();
  const words = staffPrices.explain;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{words.title}</h1>
        {maySeeLists ? (
          <p className={styles.links}>
            <a href={priceListsPath}>{staffPrices.back}</a>
          </p>
        ) : null}
      </div>
      <p className={styles.hint}>{words.hint}</p>
      <form className={styles.form} method="get" action={explainPath}>
        <TextField
          id="explain-sku"
          name="sku"
          label={words.sku}
          defaultValue={question.sku}
          required
          maxLength={60}
        />
        <Select
          id="explain-group"
          name="group"
          label={words.group}
          defaultValue={question.group || String(groups[0]?.id ?? '')}
          options={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <TextField
          id="explain-customer"
          name="customer"
          type="email"
          label={words.customer}
          hint={words.customerHint}
          optional={staffPrices.entry.optional}
          defaultValue={question.customer}
          maxLength={200}
        />
        <TextField
          id="explain-quantity"
          name="quantity"
          label={words.quantity}
          inputMode="numeric"
          defaultValue={question.quantity || '1'}
          maxLength={9}
        />
        <TextField
          id="explain-day"
          name="day"
          label={words.day}
          hint={words.dayHint}
          optional={staffPrices.entry.optional}
          defaultValue={question.day}
          maxLength={10}
        />
        <div className={styles.send}>
          <Button type="submit">{words.button}</Button>
        </div>
      </form>
      {answer && !answer.ok ? <Notice kind="error">{words.problems[answer.code]}</Notice> : null}
      {answer?.ok ? (
        <section className={styles.answer} aria-label={words.title}>
          <h2>{words.answer(answer.name, answer.group, answer.quantity)}</h2>
          <PriceStepList steps={answer.price.steps} />
          <dl>
            <div>
              <dt>
                {words.unit} ({answer.price.mode === 'gross' ? staffPrices.gross : staffPrices.net})
              </dt>
              <dd>{formatEuro(answer.price.unit, locale)}</dd>
            </div>
            <div>
              <dt>{words.total}</dt>
              <dd>{formatEuro(timesQuantity(answer.price.unit, answer.quantity), locale)}</dd>
            </div>
          </dl>
        </section>
      ) : null}
      {history ? <PriceHistorySection history={history} /> : null}
    </div>
  );
}
