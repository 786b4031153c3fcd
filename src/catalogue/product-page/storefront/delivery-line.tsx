import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { productPageFor } from '#messages/product/product-page-for.ts';
import type { DeliveryHint } from '../rules/delivery-terms.ts';
import styles from './delivery-line.module.css';

/** When an item arrives or leaves, and what sending it costs. */
export function DeliveryLine({ hint }: { hint: DeliveryHint | null }) {
  const { locale } = useWords();
  if (!hint) return null;
  const { leavesWithin, expected, cost, freeFrom } = hint;
  const { delivery } = productPageFor(locale);
  return (
    <div className={styles.delivery}>
      <Icon name="truck" />
      {expected ? (
        <p>
          {expected.day} <small>{expected.orderBy}</small>
        </p>
      ) : (
        <p>{leavesWithin === null ? delivery.whenItComesIn : delivery.leavesWithin(leavesWithin)}</p>
      )}
      <p className={styles.cost}>
        {cost === 0 ? delivery.free : delivery.cost(formatEuro(cost, locale))}
        {freeFrom === null ? null : delivery.freeFrom(formatEuro(freeFrom, locale))}
      </p>
    </div>
  );
}
