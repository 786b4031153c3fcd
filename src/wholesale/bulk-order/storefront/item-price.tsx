import type { Cents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { tierRows } from '#pricing/prices/rules/tier-rows.ts';
import type { BulkItem } from '../rules/bulk-item.ts';
import styles from './bulk-order.module.css';
import { useBulkWords } from './use-bulk-words.ts';

/** The price of one piece at the quantity that is entered, and from how many on it would be lower (BULK-43). */
export function ItemPrice({ item, unit }: { readonly item: BulkItem; readonly unit: Cents }) {
  const { locale } = useWords();
  const words = useBulkWords();
  const next = tierRows(item.price, item.tiers).find((tier) => tier.unit < unit);
  return (
    <span className={styles.price}>
      <span>
        {item.hasOptions ? `${words.from} ` : null}
        <b>{formatEuro(unit, locale)}</b>
      </span>
      {next ? <small>{words.tierHint(next.from, formatEuro(next.unit, locale))}</small> : null}
    </span>
  );
}
