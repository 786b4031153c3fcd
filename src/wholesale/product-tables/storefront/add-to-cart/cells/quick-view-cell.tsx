import type { CellProps } from '../../cell-props.ts';
import { useTableWords } from '../../use-table-words.ts';

/** The quick-view link of a row (TAB-90); without scripts it leads to the product. */
export function QuickViewCell({ row: { facts } }: CellProps) {
  const words = useTableWords();
  return (
    <a href={facts.href} data-place="quick-view">
      {words.columns.quick_view}
    </a>
  );
}
