import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { futurePrices } from '../rules/future-prices.ts';
import { priceListPath } from '../rules/staff-prices.ts';
import type { StaffListEntry } from '../server/staff/read-list-entries.ts';
import { PriceCell } from './price-cell.tsx';
import styles from './price-lists.module.css';
import { useValidityWords } from './use-validity-words.ts';

type EntryTableProps = {
  readonly list: { readonly id: number };
  readonly entries: readonly StaffListEntry[];
  readonly nonce: string;
  readonly hasFilter: boolean;
};

/** The fixed prices and tiers of a list, each with its way to be changed or taken out. */
export function EntryTable({ list, entries, nonce, hasFilter }: EntryTableProps) {
  const { staffPrices, locale } = useBackOfficeWords();
  const words = staffPrices.list;
  const validityOf = useValidityWords();
  const path = priceListPath(list.id);
  const rows = entries.map((entry) => ({ ...entry, ...futurePrices(entry.prices) }));
  return (
    <RecordTable
      rows={rows}
      keyOf={(row) => `${row.productId} ${row.from}`}
      empty={hasFilter ? words.nothing : words.empty}
      columns={[
        {
          name: words.product,
          text: (row) => (
            <span className={styles.product}>
              {row.sku ?? '–'} <small>{row.name}</small>
            </span>
          ),
        },
        {
          name: words.retail,
          number: (row) => (row.retail === null ? '–' : formatEuro(toCents(row.retail), locale)),
        },
        {
          name: words.price,
          number: (row) =>
            row.base === null ? '–' : <PriceCell path={path} nonce={nonce} row={row} price={row.base} />,
        },
        {
          name: words.tiers,
          text: (row) =>
            row.tiers
              .map(({ minQuantity, price }) => `${minQuantity}+ ${formatEuro(price, locale)}`)
              .join(' · ') || '–',
        },
        { name: words.validity, text: (row) => validityOf(row) },
        {
          name: words.limits,
          text: (row) =>
            [
              row.minimum === null ? null : words.minimum(row.minimum),
              row.maximum === null ? null : words.maximum(row.maximum),
              row.step === null ? null : words.step(row.step),
            ]
              .filter((limit) => limit !== null)
              .join(', ') || '–',
        },
        {
          name: words.edit,
          text: (row) => (
            <form className={styles.acts} method="post" action={path}>
              <a
                href={`${path}?edit=${row.productId}${row.from ? `&since=${row.from}` : ''}#entry`}
                aria-label={words.editOf(row.sku ?? row.name)}
              >
                {words.edit}
              </a>
              <input type="hidden" name="_wpnonce" value={nonce} readOnly />
              <input type="hidden" name="what" value="remove-entry" readOnly />
              <input type="hidden" name="product" value={row.productId} readOnly />
              <input type="hidden" name="from" value={row.from ?? ''} readOnly />
              <button type="submit" aria-label={staffPrices.entry.removeOf(row.sku ?? row.name)}>
                {staffPrices.entry.remove}
              </button>
            </form>
          ),
        },
      ]}
    />
  );
}
