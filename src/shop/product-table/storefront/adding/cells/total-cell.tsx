import { formatTableAmount } from '../../../rules/rows/format-table-amount.ts';
import type { CellProps } from '../../cell-props.ts';
import { useTableWords } from '../../use-table-words.ts';

/** What a row costs with its quantity. */
export function TotalCell({ row: { facts }, table }: CellProps) {
  const { nothing } = useTableWords();
  return (
    <span data-place="total">
      {facts.price === null
        ? nothing
        : formatTableAmount(facts.price * facts.quantity, facts.price_data, table.site.priceFormat)}
    </span>
  );
}
