import { Price } from '#kit/ui/display/price.tsx';
import { formatTableAmount } from '../../rules/rows/format-table-amount.ts';
import type { CellProps } from '../cell-props.ts';
import { useTableWords } from '../use-table-words.ts';

/** What one piece costs, written as tables write amounts (TAB-14); of a variable product the least, until one is chosen. */
export function PriceCell({ row: { price, facts }, table }: CellProps) {
  const words = useTableWords();
  const write = (cents: number) => formatTableAmount(cents, facts.price_data, table.site.priceFormat);
  return (
    <span data-place="price">
      {price ? (
        <Price
          current={write(price.unit)}
          before={price.onSale ? write(price.regular) : null}
          from={price.upTo === null ? null : words.priceFrom}
          words={words.page.catalogue}
        />
      ) : (
        words.priceOnRequest
      )}
    </span>
  );
}
