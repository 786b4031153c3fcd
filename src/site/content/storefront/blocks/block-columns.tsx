import type { ColumnLayout } from '../../rules/blocks/block-kinds.ts';
import styles from './block-columns.module.css';
import type { ShownBlock } from './block-page.tsx';

export type BlockColumnsProps = {
  /** null where a column shows nothing: the others share the width */
  readonly layout: ColumnLayout | null;
  readonly columns: readonly (readonly ShownBlock[])[];
};

/** Columns with blocks of their own side by side, one below the other where the screen is narrow. */
export function BlockColumns({ layout, columns }: BlockColumnsProps) {
  const looks = { 'narrow-wide': styles.narrowWide, 'wide-narrow': styles.wideNarrow };
  const look = layout === 'narrow-wide' || layout === 'wide-narrow' ? looks[layout] : counted[columns.length];
  return (
    <div className={`${styles.columns} ${look ?? ''}`}>
      {columns.map((blocks) => (
        <div key={blocks[0]?.id} className={styles.column}>
          {blocks.map(({ id, content, lang }) => (
            <div key={id} className={styles.inner} lang={lang}>
              {content}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const counted: Readonly<Record<number, string | undefined>> = {
  2: styles.two,
  3: styles.three,
  4: styles.four,
};
