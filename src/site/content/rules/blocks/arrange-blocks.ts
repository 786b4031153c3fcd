import type { BlockValues } from './block-fields.ts';
import { type Block, type ColumnLayout, columnCounts } from './block-kinds.ts';
import {
  type ColumnsBlock,
  columnsOf,
  everyBlock,
  isColumns,
  isForeign,
  mapColumns,
  type PageBlock,
  withColumns,
} from './page-content.ts';

/** A list of blocks: that of the page, or a column of one of its blocks. */
export type BlockList = { readonly block: string; readonly column: number } | null;

/** A place of a list, before the block that is there now or behind the last one. */
export type BlockPosition = { readonly list: BlockList; readonly at: number };

type Blocks = readonly PageBlock[];

export const isSameList = (one: BlockList, other: BlockList) =>
  one?.block === other?.block && one?.column === other?.column;

const listsOf = (blocks: Blocks): readonly { readonly list: BlockList; readonly blocks: Blocks }[] => [
  { list: null, blocks },
  ...blocks.flatMap((block) =>
    columnsOf(block).map((inner, column) => ({ list: { block: block.id, column }, blocks: inner })),
  ),
];

/** A page with one of its lists changed. */
function changeList(blocks: Blocks, list: BlockList, change: (inner: Blocks) => Blocks): Blocks {
  if (list === null) return change(blocks);
  return blocks.map((block) =>
    block.id === list.block && isColumns(block)
      ? withColumns(
          block,
          columnsOf(block).map((inner, column) => (column === list.column ? change(inner) : inner)),
        )
      : block,
  );
}

/** Where a block stands; null for one that is not there. */
export function positionOf(blocks: Blocks, id: string): BlockPosition | null {
  for (const { list, blocks: inner } of listsOf(blocks)) {
    const at = inner.findIndex((block) => block.id === id);
    if (at >= 0) return { list, at };
  }
  return null;
}

/** The blocks of a list; none where there is no such list. */
export const blocksIn = (blocks: Blocks, list: BlockList): Blocks =>
  listsOf(blocks).find((one) => isSameList(one.list, list))?.blocks ?? [];

/** A page with other values in one of its blocks. */
export const withValues = (blocks: Blocks, id: string, values: BlockValues): Blocks =>
  blocks.map((block) => {
    if (block.id === id) return { ...block, values } as Block;
    return isColumns(block)
      ? mapColumns(block, (inner) => withValues([inner], id, values)[0] ?? inner)
      : block;
  });

export const insertBlock = (blocks: Blocks, block: PageBlock, { list, at }: BlockPosition): Blocks =>
  changeList(blocks, list, (inner) => [...inner.slice(0, at), block, ...inner.slice(at)]);

export function removeBlock(blocks: Blocks, id: string): Blocks {
  const list = positionOf(blocks, id)?.list ?? null;
  return changeList(blocks, list, (inner) => inner.filter((block) => block.id !== id));
}

/** Whether a block may stand in a list: columns never stand in a column. */
export const mayStandIn = (blocks: Blocks, id: string, list: BlockList): boolean =>
  list === null || !everyBlock(blocks).some((block) => block.id === id && isColumns(block));

/** A page with a block at another place, which is named as the page is before. */
export function moveBlock(blocks: Blocks, id: string, { list, at }: BlockPosition): Blocks {
  const block = everyBlock(blocks).find((one) => one.id === id);
  const from = positionOf(blocks, id);
  if (!block || !from || !mayStandIn(blocks, id, list)) return blocks;
  const isBehind = isSameList(from.list, list) && from.at < at;
  return insertBlock(removeBlock(blocks, id), block, { list, at: isBehind ? at - 1 : at });
}

/** A page with a copy of a block behind it; what is in its columns is copied as well. */
export function copyBlock(blocks: Blocks, id: string, newId: () => string): Blocks {
  const block = everyBlock(blocks).find((one) => one.id === id);
  const place = positionOf(blocks, id);
  if (!block || !place || isForeign(block)) return blocks;
  const copied: Block = isColumns(block)
    ? withColumns(
        block,
        columnsOf(block).map((column) =>
          column.filter((inner) => !isForeign(inner)).map((inner) => ({ ...inner, id: newId() })),
        ),
      )
    : block;
  return insertBlock(blocks, { ...copied, id: newId() }, { list: place.list, at: place.at + 1 });
}

/** Columns in another layout; what stood in columns that are no more stands below the last one. */
export function withLayout(block: ColumnsBlock, layout: ColumnLayout): ColumnsBlock {
  const count = columnCounts[layout];
  const columns = columnsOf(block);
  const kept = Array.from({ length: count }, (_, at) =>
    at === count - 1 ? columns.slice(at).flat() : (columns[at] ?? []),
  );
  return withColumns({ ...block, values: { ...block.values, layout } }, kept);
}

/**
 * Where a block goes by a key, forwards or back: from column to column, out of the first and the last one onto the page, and from the page into
 * columns that it stands beside. Null where there is no such place.
 */
export function positionBeside(blocks: Blocks, id: string, step: -1 | 1): BlockPosition | null {
  const from = positionOf(blocks, id);
  if (!from) return null;
  const outerAt =
    from.list === null ? from.at + step : blocks.findIndex(({ id: outer }) => outer === from.list?.block);
  const outer = blocks[outerAt];
  if (!outer || !isColumns(outer)) return null;
  const count = columnsOf(outer).length;
  const column = from.list === null ? (step === 1 ? 0 : count - 1) : from.list.column + step;
  if (column < 0 || column >= count) return { list: null, at: step === 1 ? outerAt + 1 : outerAt };
  const list = { block: outer.id, column };
  return mayStandIn(blocks, id, list)
    ? { list, at: step === 1 && from.list === null ? 0 : blocksIn(blocks, list).length }
    : null;
}
