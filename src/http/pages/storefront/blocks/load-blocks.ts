import type { Block, BlockKind, BlockOf } from '#site/content/rules/blocks/block-kinds.ts';
import { isForeign, type PageBlock } from '#site/content/rules/blocks/page-content.ts';
import type { ShownBlock } from '#site/content/storefront/blocks/block-page.tsx';
import { loadBlock } from './block-loaders.ts';
import type { AroundBlock } from './block-reader.ts';

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

const isBlock = (block: PageBlock): block is Block => !isForeign(block);

/** What the blocks of a page show; those that this version of the shop cannot read show nothing. */
export async function loadBlocks(
  blocks: readonly PageBlock[],
  around: Pick<AroundBlock, 'ctx' | 'url' | 'path'>,
): Promise<LoadedBlocks> {
  const known = blocks.filter(isBlock);
  const [first] = known;
  const hasOwnTitle = first !== undefined && opening.includes(first.kind);
  const loaded = await Promise.all(
    known.map(async (block, at) => {
      const isFirst = at === 0 && hasOwnTitle;
      const shown = await loadBlock(block as BlockOf<BlockKind>, {
        ...around,
        partsFrom: at * partsOfBlock,
        isFirst,
      });
      return { block, shown: shown === null ? [] : [shown].flat() };
    }),
  );
  const goods = loaded.filter(({ block }) => ofGoods.includes(block.kind));
  return {
    blocks: loaded.flatMap(({ block, shown }) =>
      shown.map(({ isPart: _, ...one }, at) => ({
        ...one,
        id: shown.length > 1 ? `${block.id}-${at}` : block.id,
      })),
    ),
    hasOwnTitle,
    hasParts: loaded.some(({ shown }) => shown.some(({ isPart }) => isPart)),
    hasGoods: goods.length === 0 || goods.some(({ shown }) => shown.length > 0),
  };
}
