import { Select } from '#kit/ui/controls/select.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type ColumnLayout, columnLayouts } from '../rules/blocks/block-kinds.ts';
import { type ColumnsBlock, columnsOf } from '../rules/blocks/page-content.ts';
import styles from './block-list.module.css';
import { BlockList } from './block-list.tsx';
import { usePageEditor } from './page-editor-context.ts';

/** Columns in the editor: how many, how wide, and the blocks of each. */
export function ColumnsForm({ block }: { readonly block: ColumnsBlock }) {
  const { staffPages: words } = useBackOfficeWords();
  const { arranging } = usePageEditor();
  const { id, values } = block;
  return (
    <>
      <Select
        id={`${id}.layout`}
        label={words.blocks.blockColumns.fields.layout ?? ''}
        value={values.layout}
        onChange={(event) => arranging.setLayout(id, event.currentTarget.value as ColumnLayout)}
        options={columnLayouts.map((one) => ({ value: one, label: words.choices[one] ?? one }))}
      />
      <div className={styles.columns}>
        {columnsOf(block).map((blocks, column) => (
          <section
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={column}
            className={styles.column}
            aria-labelledby={`${id}-column-${column}`}
          >
            <h4 id={`${id}-column-${column}`}>{words.columns.title(column + 1)}</h4>
            <BlockList blocks={blocks} list={{ block: id, column }} empty={words.columns.empty} />
          </section>
        ))}
      </div>
    </>
  );
}
