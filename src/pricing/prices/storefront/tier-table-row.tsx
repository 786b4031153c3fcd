import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { VisuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import type { PriceTiersMessages } from '#messages/it/price-tiers.ts';
import type { QuantityLimits } from '#pricing/quantities/rules/quantity-limits.ts';
import { tierClickQuantity } from '#pricing/quantities/rules/tier-click.ts';
import { rangeCell, type TierRow } from '../rules/tier-rows.ts';
import type { TierTableTerms } from '../rules/tier-terms.ts';
import styles from './tier-table.module.css';

type TierTableRowProps = {
  readonly row: TierRow;
  readonly terms: TierTableTerms;
  readonly limits: QuantityLimits;
  readonly words: PriceTiersMessages;
  readonly isActive: boolean;
  /** null: a click fills nothing in */
  readonly onFill: ((quantity: number) => void) | null;
};

/** A row of the tier table; a click anywhere on it, or its button from the keyboard, fills the quantity (TIER-06 to TIER-10). */
export function TierTableRow({ row, terms, limits, words, isActive, onFill }: TierTableRowProps) {
  const { locale } = useWords();
  const range = rangeCell(row);
  const filled = tierClickQuantity(row, limits, terms.useLowest);
  return (
    <tr
      className={styles.row}
      data-active={isActive ? '' : undefined}
      data-fills={onFill ? '' : undefined}
      aria-current={isActive ? 'true' : undefined}
    >
      <th scope="row">
        {onFill ? (
          <button
            type="button"
            className={styles.fill}
            aria-label={words.fill(range, filled)}
            onClick={() => onFill(filled)}
          >
            {range}
          </button>
        ) : (
          <span className={styles.range}>{range}</span>
        )}
        {isActive ? <VisuallyHidden>{words.active}</VisuallyHidden> : null}
      </th>
      <td>{formatEuro(row.unit, locale)}</td>
      {terms.discountColumn ? (
        <td>{row.discountPercent === 0 ? words.none : words.percent(row.discountPercent)}</td>
      ) : null}
    </tr>
  );
}
