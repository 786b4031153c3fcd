import { unselected } from '../../rules/rows/row-outcome.ts';
import type { CellProps } from '../cell-props.ts';
import styles from '../product-table.module.css';
import { useTableWords } from '../use-table-words.ts';

/** The selects of the row of a variable product (TAB-43): scripts hear them; without scripts the row leads to the product's page. */
export function RowVariations({ row: { facts, choices }, table }: CellProps) {
  const words = useTableWords();
  if (facts.product_variations === null) return null;
  if (facts.product_variations.length === 0 || choices.length === 0) {
    return <span className={styles.outcome}>{table.config.right_combination_message_alt}</span>;
  }
  return (
    <fieldset className={styles.variations} data-place="variations" hidden>
      <legend>{words.options(facts.title)}</legend>
      {choices.map(({ name, label, options, preset }) => (
        <select key={name} name={name} aria-label={label} defaultValue={preset || unselected} data-attribute>
          <option value={unselected}>{words.choose(label)}</option>
          {options.map((option) => (
            <option key={option.slug} value={option.slug}>
              {option.label}
            </option>
          ))}
        </select>
      ))}
      <span className={styles.outcome} data-place="outcome" role="status" />
    </fieldset>
  );
}
