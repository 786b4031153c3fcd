import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { itemLabel } from '../../../rules/add-to-cart/count-items.ts';
import type { TableConfig } from '../../../rules/table-config.ts';
import { useTableWords } from '../use-table-words.ts';
import styles from './selected-bar.module.css';

type SelectedBarProps = {
  readonly count: number;
  readonly busy: boolean;
  readonly config: TableConfig;
  readonly onAdd: () => void;
  /** null where the table has no quote column */
  readonly onQuote: (() => void) | null;
};

/** Below a table: adds all that is ticked, and says how much that is (TAB-66, TAB-67, TAB-74). */
export function SelectedBar({ count, busy, config, onAdd, onQuote }: SelectedBarProps) {
  const words = useTableWords();
  const label = itemLabel(count, { item: config.item, items: config.items });
  return (
    <div className={styles.bar}>
      <button type="button" className={buttonClass()} aria-busy={busy} onClick={onAdd}>
        {busy ? words.adding : words.addSelected}
        <span className={styles.count}>
          ({count} {label})
        </span>
      </button>
      {onQuote ? (
        <button type="button" className={buttonClass({ kind: 'secondary' })} onClick={onQuote}>
          {words.addSelectedToQuote}
        </button>
      ) : null}
    </div>
  );
}
