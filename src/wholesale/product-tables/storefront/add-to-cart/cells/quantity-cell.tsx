import type { CellProps } from '../../cell-props.ts';
import styles from '../../product-table.module.css';
import { useTableWords } from '../../use-table-words.ts';

/** How many pieces of a row are wanted; hidden until scripts run, as its link adds the least without them. */
export function QuantityCell({ row: { facts } }: CellProps) {
  const words = useTableWords();
  return (
    <input
      className={styles.quantity}
      type="number"
      inputMode="numeric"
      autoComplete="off"
      data-place="quantity"
      aria-label={words.quantityOf(facts.title)}
      defaultValue={facts.quantity}
      min={facts.min_quantity}
      max={facts.max_quantity ?? undefined}
      step={facts.step}
      disabled={facts.stock_status === 'outofstock'}
    />
  );
}
