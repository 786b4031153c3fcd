import type { BlockKind, BlockOf } from '#site/content/rules/blocks/block-kinds.ts';
import {
  type ColumnsBlock,
  columnsOf,
  everyBlock,
  isColumns,
  isForeign,
  type PageBlock,
} from '#site/content/rules/blocks/page-content.ts';
import { BlockColumns } from '#site/content/storefront/blocks/block-columns.tsx';
import type { ShownBlock } from '#site/content/storefront/blocks/block-page.tsx';
import { loadBlock } from './block-loaders.ts';
import type { AroundBlock, Shown } from './block-reader.ts';

/** Blocks that open a page with its title. */
const opening: readonly BlockKind[] = ['hero', 'slider'];
/** Blocks that show goods of the shop. */
const ofGoods: readonly BlockKind[] = ['categories', 'products', 'carousel', 'brands'];

export type LoadedBlocks = {
  readonly blocks: readonly ShownBlock[];
  /** whether the first block has the title of the page */
  readonly hasOwnTitle: boolean;
  /** whether it shows any goods, or has no block that would */
  readonly hasGoods: boolean;
  /** whether any has styles of its own */
  readonly hasParts: boolean;
};

const partsOfBlock = 100;

type PlainBlock = BlockOf<Exclude<BlockKind, 'blockColumns'>>;
type KnownBlock = PlainBlock | ColumnsBlock;

const isKnown = (block: PageBlock): block is KnownBlock & PageBlock => !isForeign(block);

/** What the blocks of a page show, also those in columns; those that this version of the shop cannot read show nothing. */
export async function loadBlocks(
  blocks: readonly PageBlock[],
  around: Pick<AroundBlock, 'ctx' | 'url' | 'path'>,
): Promise<LoadedBlocks> {
  const known = everyBlock(blocks).filter(isKnown);
  const parts = new Map(known.map(({ id }, at) => [id, at * partsOfBlock]));
  const [first] = known;
  const hasOwnTitle = first !== undefined && opening.includes(first.kind);
  const seen: { readonly kind: BlockKind; readonly shown: readonly Shown[] }[] = [];

  const loadPlain = async (block: PlainBlock, isInColumn: boolean): Promise<readonly Shown[]> => {
    const shown = await loadBlock(block, {
      ...around,
      partsFrom: parts.get(block.id) ?? 0,
      isFirst: block === first && hasOwnTitle,
      isInColumn,
    });
    const all = shown === null ? [] : [shown].flat();
    seen.push({ kind: block.kind, shown: all });
    return all;
  };
  const loadColumns = async (block: ColumnsBlock): Promise<readonly Shown[]> => {
    const columns = await Promise.all(columnsOf(block).map((column) => loadList(column, true)));
    const filled = columns.filter((column) => column.length > 0);
    if (filled.length === 0) return [];
    const layout = filled.length === columns.length ? block.values.layout : null;
    return [{ width: 'page', content: <BlockColumns layout={layout} columns={filled} /> }];
  };
  const loadList = async (
    list: readonly PageBlock[],
    isInColumn: boolean,
  ): Promise<readonly ShownBlock[]> => {
    const loaded = await Promise.all(
      list.filter(isKnown).map(async (block) => {
        const shown = await (isColumns(block) ? loadColumns(block) : loadPlain(block, isInColumn));
        return shown.map(({ isPart: _, ...one }, at) => ({
          ...one,
          id: shown.length > 1 ? `${block.id}-${at}` : block.id,
        }));
      }),
    );
    return loaded.flat();
  };

  const shown = await loadList(blocks, false);
  const goods = seen.filter(({ kind }) => ofGoods.includes(kind));
  return {
    blocks: shown,
    hasOwnTitle,
    hasParts: seen.some((one) => one.shown.some(({ isPart }) => isPart)),
    hasGoods: goods.length === 0 || goods.some((one) => one.shown.length > 0),
  };
}
