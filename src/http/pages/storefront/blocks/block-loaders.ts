import type { BlockKind, BlockOf } from '#site/content/rules/blocks/block-kinds.ts';
import type { AroundBlock, BlockLoader, BlockLoaders } from './block-reader.ts';
import { goodsLoaders } from './goods-loaders.tsx';
import { partLoaders } from './part-loaders.tsx';
import { wordLoaders } from './word-loaders.tsx';

const loaders: BlockLoaders<BlockKind> = { ...goodsLoaders, ...partLoaders, ...wordLoaders };

/** What a block shows to the audience of its page. */
export function loadBlock<Kind extends BlockKind>(
  { kind, values }: BlockOf<Kind>,
  around: AroundBlock,
): ReturnType<BlockLoader<Kind>> {
  return loaders[kind](values, around);
}
