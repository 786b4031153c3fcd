import type { CellProps } from '../../cell-props.ts';
import styles from '../../product-table.module.css';
import { useTableWords } from '../../use-table-words.ts';

/** The box that ticks a row, for scripts: `aria-disabled` while it cannot be added, so that a click can say why (TAB-64). */
export function CheckCell({ row: { facts } }: CellProps) {
  const words = useTableWords();
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        // A browser that brings a page back must not tick what nobody ticked in it.
        autoComplete="off"
        data-place="check"
        aria-label={words.select(facts.title)}
        aria-disabled={facts.type === 'variable' || facts.stock_status === 'outofstock' || undefined}
      />
    </label>
  );
}
