import type { CellProps } from '../../cell-props.ts';
import styles from '../../product-table.module.css';
import { useTableWords } from '../../use-table-words.ts';

const longestNote = 200;

/** An optional note for the line: `wpt_custom_message` (TAB-03). */
export function MessageCell({ row: { facts } }: CellProps) {
  const words = useTableWords();
  return (
    <input
      className={styles.note}
      type="text"
      data-place="message"
      aria-label={words.noteFor(facts.title)}
      defaultValue={facts.wpt_custom_message}
      maxLength={longestNote}
      autoComplete="off"
    />
  );
}
