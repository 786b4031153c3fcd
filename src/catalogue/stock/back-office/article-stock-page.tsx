import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { FormSummary } from '#foundation/records/back-office/form-summary.tsx';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import type { RejectedForm } from '#foundation/records/rules/posted-record.ts';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ArticleStock, OpenReservation } from '../rules/article-stock.ts';
import { stockValue } from '../rules/average-cost.ts';
import { type StockAction, type StockProblems, stockFormFields } from '../rules/stock-forms.ts';
import { availableOf } from '../rules/stock-list.ts';
import { AdjustmentForm } from './adjustment-form.tsx';
import { BinsForm } from './bins-form.tsx';
import { CostForm } from './cost-form.tsx';
import { StockByLocation } from './locations/stock-by-location.tsx';
import styles from './stock.module.css';
import { StockLedger } from './stock-ledger.tsx';
import { ThresholdForm } from './threshold-form.tsx';
import { useStockSentence } from './use-stock-sentence.ts';

export type ArticleStockPageProps = {
  readonly stock: ArticleStock;
  /** the location whose stock is adjusted; the default one where there is none of this id */
  readonly chosen: number;
  /** the product itself, too */
  readonly mayEdit: boolean;
  /** of `staffStockAction` */
  readonly nonce: string;
  readonly done: StockAction | null;
  readonly rejected: RejectedForm<StockProblems> | null;
};

/** The stock of one article: what there is, whom it is promised to, how it came about, and the forms that change it. */
export function ArticleStockPage({ stock, chosen, mayEdit, nonce, done, rejected }: ArticleStockPageProps) {
  const { staffStock: words, backOffice, locale } = useBackOfficeWords();
  const { article, productId, slug, cost, reservations, at } = stock;
  const adjusted =
    at.find(({ locationId }) => locationId === chosen) ?? at.find((one) => one.isDefault) ?? null;
  const { sku, name, choices, onHand, reserved, threshold, waiting } = article;
  const forms = { article, nonce, rejected };
  const errorOf = useStockSentence(rejected?.problems ?? null);
  const problems = stockFormFields.flatMap((field) => {
    const sentence = errorOf(field);
    return sentence === '' ? [] : [{ id: `stock-${field}`, sentence }];
  });
  return (
    <>
      <a className={sheet.back} href="/staff/stock/">
        {words.back}
      </a>
      <div className={sheet.head}>
        <h1>{name}</h1>
        <p>{[sku ?? '', choices].filter((text) => text !== '').join(' · ')}</p>
        {slug === null && !mayEdit ? null : (
          <p className={styles.links}>
            {mayEdit ? <a href={`/staff/products/${productId}/`}>{words.toEditor}</a> : null}
            {slug === null ? null : <a href={`/product/${slug}/`}>{words.inShop}</a>}
          </p>
        )}
      </div>
      {done && !rejected ? <Notice kind="success">{words.done[done]}</Notice> : null}
      {rejected?.problems === null ? <Notice kind="warning">{backOffice.forms.expired}</Notice> : null}
      <FormSummary problems={problems} />
      {availableOf(article) < 0 ? (
        <Notice kind="warning">{words.tooFew(-availableOf(article))}</Notice>
      ) : null}
      <StaffFacts
        framed
        facts={[
          [words.columns.onHand, onHand],
          [words.columns.reserved, reserved],
          [words.columns.available, availableOf(article)],
          [words.columns.threshold, threshold],
          [words.columns.waiting, waiting],
          ...(cost
            ? [
                [words.cost.average, formatEuro(toCents(Math.round(cost.average)), locale)] as const,
                [
                  words.value.value,
                  formatEuro(toCents(stockValue(Math.max(0, onHand), cost.average)), locale),
                ] as const,
              ]
            : []),
        ]}
      />
      {at.length === 0 ? null : <StockByLocation article={article} at={at} chosen={adjusted} />}
      <div className={styles.columns}>
        <AdjustmentForm key={adjusted?.locationId} {...forms} at={adjusted} />
        <div className={styles.section}>
          <BinsForm {...forms} bins={stock.bins} />
          <ThresholdForm {...forms} />
          <CostForm {...forms} average={cost?.average ?? null} />
        </div>
      </div>
      {reservations.length === 0 ? null : <Reservations reservations={reservations} />}
      <StockLedger stock={stock} />
    </>
  );
}

function Reservations({ reservations }: { readonly reservations: readonly OpenReservation[] }) {
  const { staffStock: words, locale } = useBackOfficeWords();
  return (
    <section className={styles.section} aria-labelledby="stock-reservations">
      <h2 id="stock-reservations">{words.reservations.title}</h2>
      <RecordTable
        rows={reservations}
        keyOf={({ order }) => order.id}
        empty=""
        columns={[
          {
            name: words.reservations.order,
            link: ({ order }) => ({ path: `/staff/orders/${order.id}/`, label: words.order(order.number) }),
          },
          { name: words.reservations.pieces, number: ({ quantity }) => quantity },
          {
            name: words.reservations.until,
            text: ({ until }) =>
              until === null ? words.reservations.withoutEnd : formatDateTime(until, locale),
          },
        ]}
      />
    </section>
  );
}
