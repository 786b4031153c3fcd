import { StockLine } from '#catalogue/products/storefront/stock-line.tsx';
import type { CellProps } from '../cell-props.ts';
import { useTableWords } from '../use-table-words.ts';

/** Whether a row is to be had; of nothing that is left the table's own text. */
export function StockCell({ row: { stock }, table }: CellProps) {
  const { page } = useTableWords();
  const words = {
    ...page.catalogue,
    stock: { ...page.catalogue.stock, outOfStock: table.config.out_of_stock_message },
  };
  return (
    <span data-place="stock">
      <StockLine stock={stock} words={words} />
    </span>
  );
}
