import type { CellProps } from '../cell-props.ts';
import styles from '../product-table.module.css';
import { RowVariations } from './row-variations.tsx';

/** The name of a row with the way to its product; below it the selects of a variable product, where the table has no other place for them (TAB-43). */
export function TitleCell(props: CellProps) {
  const { facts } = props.row;
  return (
    <>
      <a className={styles.title} href={facts.href}>
        {facts.title}
      </a>
      {facts.type === 'variable' ? <RowVariations {...props} /> : null}
    </>
  );
}
