import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { PiecesAt } from '../../rules/locations/location.ts';
import { availableOf, type StockArticle } from '../../rules/stock-list.ts';
import styles from '../stock.module.css';

export type StockByLocationProps = {
  readonly article: StockArticle;
  readonly at: readonly PiecesAt[];
  /** whose stock the form adjusts */
  readonly chosen: PiecesAt | null;
};

/** What an article has at each location, with the sum that is sold, and the way to adjust each. */
export function StockByLocation({ article, at, chosen }: StockByLocationProps) {
  const { staffStock: words } = useBackOfficeWords();
  const short = at.find(({ onHand }) => onHand < 0);
  return (
    <section className={styles.section} aria-labelledby="stock-at">
      <h2 id="stock-at">{words.at.title}</h2>
      {short ? <Notice kind="warning">{words.at.belowZero(short.name)}</Notice> : null}
      <RecordTable
        rows={at}
        keyOf={({ locationId }) => locationId}
        empty=""
        columns={[
          { name: words.at.location, text: ({ name }) => <b>{name}</b> },
          { name: words.columns.onHand, number: ({ onHand }) => onHand },
          { name: words.columns.reserved, number: ({ reserved }) => reserved },
          { name: words.columns.available, number: availableOf },
          { name: words.at.coming, number: ({ coming }) => (coming === 0 ? '–' : coming) },
          {
            name: words.at.adjust,
            text: ({ locationId, name }) => (
              <a
                className={styles.download}
                href={`/staff/stock/${article.id}/?at=${locationId}#stock-adjust`}
                data-chosen={locationId === chosen?.locationId || undefined}
                aria-current={locationId === chosen?.locationId ? 'true' : undefined}
                aria-label={words.at.adjustAt(name)}
              >
                {words.at.adjust}
              </a>
            ),
          },
        ]}
      />
    </section>
  );
}
