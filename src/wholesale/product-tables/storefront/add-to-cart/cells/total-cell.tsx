import { formatTableAmount } from '../../../rules/rows/format-table-amount.ts';
import { lineTotal } from '../../../rules/rows/line-total.ts';
import type { CellProps } from '../../cell-props.ts';
import { useTableWords } from '../../use-table-words.ts';

/** What a row costs with its quantity; nothing where it is sold out (TAB-53). */
export function TotalCell({ row: { facts }, table }: CellProps) {
  const { nothing } = useTableWords();
  const isGone = facts.stock_status === 'outofstock';
  const cents = isGone ? null : lineTotal(facts.price, facts.tiers, facts.quantity);
  return (
    <span data-place="total">
      {cents === null ? nothing : formatTableAmount(cents, facts.price_data, table.site.priceFormat)}
    </span>
  );
}
