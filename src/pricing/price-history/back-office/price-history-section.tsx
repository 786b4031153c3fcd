import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { PricedTerms } from '../rules/priced-terms.ts';
import type { PriceHistory } from '../server/read-price-history.ts';
import styles from './price-history-section.module.css';

/** What everybody was asked for an item, change by change. */
export function PriceHistorySection({ history }: { history: PriceHistory }) {
  const { staffPriceHistory: words, locale } = useBackOfficeWords();
  const timeOf = (at: number) => formatDateTime(new Date(at).toISOString(), locale);
  const termsOf = (terms: PricedTerms | null) => {
    if (!terms || terms.regular === null) return words.notForSale;
    const regular = formatEuro(terms.regular, locale);
    if (terms.sale === null) return regular;
    const from = terms.saleFrom === null ? null : timeOf(terms.saleFrom);
    const to = terms.saleTo === null ? null : timeOf(terms.saleTo);
    return words.withSale(regular, formatEuro(terms.sale, locale), words.validity(from, to));
  };
  return (
    <section className={styles.section} aria-labelledby="price-history">
      <h2 id="price-history">{words.title}</h2>
      <p className={styles.hint}>{words.hint}</p>
      <RecordTable
        rows={history.lines}
        keyOf={(line) => line.id}
        empty={words.empty}
        columns={[
          { name: words.columns.when, text: (line) => timeOf(line.at) },
          { name: words.columns.from, text: (line) => (line.isOpening ? '–' : termsOf(line.before)) },
          { name: words.columns.to, text: (line) => termsOf(line) },
          { name: words.columns.who, text: (line) => line.personName || '–' },
          { name: words.columns.why, text: (line) => words.reasons[line.reason] },
        ]}
      />
      {history.older > 0 ? <p className={styles.hint}>{words.older(history.older)}</p> : null}
    </section>
  );
}
