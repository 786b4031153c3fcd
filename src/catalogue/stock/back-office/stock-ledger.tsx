import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ArticleStock, LedgerEntry } from '../rules/article-stock.ts';
import { transferPath } from '../rules/transfer-form.ts';
import styles from './stock.module.css';

/** Every movement of an article, the newest first, with the stock on hand after it. */
export function StockLedger({ stock }: { readonly stock: ArticleStock }) {
  const { staffStock: words, backOffice, locale } = useBackOfficeWords();
  const { article, entries, page, pages } = stock;
  const path = `/staff/stock/${article.id}/`;
  const signed = (pieces: number) =>
    pieces.toLocaleString(locale, { signDisplay: 'exceptZero', useGrouping: false });
  return (
    <section className={styles.section} aria-labelledby="stock-ledger">
      <h2 id="stock-ledger">{words.ledger.title}</h2>
      <RecordTable
        rows={entries}
        keyOf={({ id }) => id}
        empty={words.ledger.empty}
        columns={[
          { name: words.ledger.at, date: ({ at }) => at },
          { name: words.ledger.reason, text: (entry) => <Reason entry={entry} /> },
          { name: words.ledger.person, text: ({ person }) => person || words.ledger.shop },
          { name: words.ledger.delta, number: ({ delta }) => signed(delta) },
          { name: words.ledger.balance, number: ({ balance }) => balance },
        ]}
      />
      <Pagination
        page={page}
        pages={pages}
        addressOf={(to) => (to === 1 ? path : `${path}?page=${to}`)}
        words={backOffice.orders}
      />
    </section>
  );
}

function Reason({ entry }: { readonly entry: LedgerEntry }) {
  const { staffStock: words, staffReceipts, staffTransfers, locale } = useBackOfficeWords();
  const { reason, order, receipt, count, transfer, locations, unitCost, note } = entry;
  return (
    <span>
      {words.reasons[reason]}
      {order ? (
        <>
          {' · '}
          <a href={`/staff/orders/${order.id}/`}>{words.order(order.number)}</a>
        </>
      ) : null}
      {receipt ? (
        <>
          {' · '}
          <a href={`/staff/stock/receipts/${receipt.id}/`}>
            {staffReceipts.link(receipt.supplier, receipt.document)}
          </a>
        </>
      ) : null}
      {count ? (
        <>
          {' · '}
          <a href={`/staff/stock/counts/${count.id}/`}>{count.name}</a>
        </>
      ) : null}
      {transfer ? (
        <>
          {' · '}
          <a href={transferPath(transfer.id)}>{staffTransfers.link(transfer.id)}</a>
        </>
      ) : null}
      {locations.length === 0 ? null : <small>{locations.join(', ')}</small>}
      {unitCost === null ? null : <small>{words.ledger.cost(formatEuro(toCents(unitCost), locale))}</small>}
      {note === '' ? null : <small dir="auto">{note}</small>}
    </span>
  );
}
