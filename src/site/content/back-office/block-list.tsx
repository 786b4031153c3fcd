import { type ReactNode, useState } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { isSameList, type BlockList as ListOfBlocks } from '../rules/blocks/arrange-blocks.ts';
import { type BlockKind, blockKindNames } from '../rules/blocks/block-kinds.ts';
import { type ColumnsBlock, isColumns, type PageBlock } from '../rules/blocks/page-content.ts';
import { BlockCard } from './block-card.tsx';
import own from './block-list.module.css';
import styles from './page-editor.module.css';
import { usePageEditor } from './page-editor-context.ts';

export type BlockListProps = {
  readonly blocks: readonly PageBlock[];
  readonly list: ListOfBlocks;
  /** what is said where there is no block */
  readonly empty: string;
  /** what stands in columns; a column has none */
  readonly showColumns?: (block: ColumnsBlock) => ReactNode;
};

/** The blocks of a page, or of a column, and a way to add one at the end. */
export function BlockList({ blocks, list, empty, showColumns }: BlockListProps) {
  const { arranging } = usePageEditor();
  const { over } = arranging;
  const isOver = over !== null && isSameList(over.list, list);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: by keys blocks are moved with the buttons of each.
    <div
      className={isOver && blocks.length === 0 ? `${own.blockList} ${own.target}` : own.blockList}
      onDragOver={(event) => {
        if (!arranging.dragOver({ list, at: blocks.length })) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        arranging.drop();
      }}
    >
      {blocks.length === 0 ? <p className={styles.cardNote}>{empty}</p> : null}
      <ol className={own.cards}>
        {blocks.map((block, at) => (
          <BlockCard
            key={block.id}
            block={block}
            list={list}
            at={at}
            count={blocks.length}
            columns={isColumns(block) ? showColumns?.(block) : null}
            line={isOver ? lineAt(over.at, at, blocks.length) : null}
          />
        ))}
      </ol>
      <AddBlock list={list} />
    </div>
  );
}

/** Whether a block that comes to a place of a list comes in above the one at `at`, or below it as the last one. */
function lineAt(place: number, at: number, count: number): 'above' | 'below' | null {
  if (place === at) return 'above';
  return place === count && at === count - 1 ? 'below' : null;
}

/** Adds a block of a kind at the end of a list; columns have no columns in them. */
function AddBlock({ list }: { readonly list: ListOfBlocks }) {
  const { staffPages: words } = useBackOfficeWords();
  const { arranging } = usePageEditor();
  const [kind, setKind] = useState<BlockKind>('text');
  const kinds = blockKindNames.filter((one) => list === null || one !== 'blockColumns');
  const column = list === null ? null : list.column + 1;
  return (
    <div className={own.add}>
      <Select
        id={list === null ? 'new-block' : `new-block-${list.block}-${list.column}`}
        label={column === null ? words.newBlock : words.columns.newBlock(column)}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as BlockKind)}
        options={kinds.map((one) => ({ value: one, label: words.blocks[one].name }))}
      />
      <Button
        type="button"
        kind="secondary"
        aria-label={column === null ? undefined : words.columns.add(column)}
        onClick={() => arranging.add(kind, list)}
      >
        {words.addBlock}
      </Button>
    </div>
  );
}
