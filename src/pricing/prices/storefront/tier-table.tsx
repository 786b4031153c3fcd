import { useEffect, useState } from 'react';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { priceTiersFor } from '#messages/product/price-tiers-for.ts';
import type { QuantityLimits } from '#pricing/quantities/rules/quantity-limits.ts';
import { effectiveQuantity } from '../rules/effective-quantity.ts';
import { piecesInCart } from '../rules/pieces-in-cart.ts';
import type { ShownPrice } from '../rules/shown-price.ts';
import { activeRow, type ShownTier, tierRows, tierSubtotal } from '../rules/tier-rows.ts';
import { firstHighlightAfterMs, type TierTableTerms } from '../rules/tier-terms.ts';
import styles from './tier-table.module.css';
import { TierTableRow } from './tier-table-row.tsx';
import { useCartLines } from './use-cart-lines.ts';

export type TierTableProps = {
  /** what is being bought: the variation, where one is chosen */
  readonly item: {
    readonly productId: number;
    readonly variationId: number | null;
    readonly price: ShownPrice | null;
    readonly tiers: readonly ShownTier[];
    readonly limits: QuantityLimits;
  };
  /** null: the audience has no tiers */
  readonly terms: TierTableTerms | null;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
};

/** Prices by quantity with the tier that counts now; nothing where the price never falls (TIER-01 to TIER-14). */
export function TierTable({ item, terms, quantity, onQuantity }: TierTableProps) {
  const { locale } = useWords();
  const lines = useCartLines();
  const isReady = useFirstHighlight();
  const rows = terms && item.price ? tierRows(item.price.unit, item.tiers) : [];
  if (!terms || rows.length === 0) return null;
  const words = priceTiersFor(locale);
  const pieces = piecesInCart(lines, item, terms);
  const counted = effectiveQuantity({ entered: quantity, ...pieces, siblings: 0 }, terms);
  const active = activeRow(rows, counted);
  const unit = rows[active]?.unit ?? rows[0]?.unit;
  return (
    <section className={styles.tiers} aria-label={words.heading}>
      <table className={styles.table}>
        <caption>{words.heading}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              {words.quantity}
            </th>
            <th scope="col" className={styles.name}>
              {words.unit}
            </th>
            {terms.discountColumn ? (
              <th scope="col" className={styles.name}>
                {words.discount}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <TierTableRow
              key={row.from}
              row={row}
              terms={terms}
              limits={item.limits}
              words={words}
              isActive={isReady && terms.highlight && at === active}
              onFill={isReady && terms.clickFills ? onQuantity : null}
            />
          ))}
        </tbody>
      </table>
      {unit === undefined ? null : (
        <p className={styles.sum} aria-live="polite">
          {words.subtotal(quantity)} <strong>{formatEuro(tierSubtotal(unit, quantity), locale)}</strong>{' '}
          <span>
            ({formatEuro(unit, locale)} {words.each})
          </span>
          {counted > quantity ? <small>{words.alreadyThere(counted - quantity)}</small> : null}
        </p>
      )}
    </section>
  );
}

/** False for the first moments after load, then true: from then on the table follows every change at once (TIER-05). */
function useFirstHighlight(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), firstHighlightAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isReady;
}
