import type { BlockKind, BlockOf } from '#site/content/rules/blocks/block-kinds.ts';
import type { AroundBlock, BlockLoader, BlockLoaders } from './block-reader.ts';
import { goodsLoaders } from './goods-loaders.tsx';
import { partLoaders } from './part-loaders.tsx';
import { wordLoaders } from './word-loaders.tsx';

/** Columns show what the blocks within them do: `loadBlocks` sees to it. */
type LoadedKind = Exclude<BlockKind, 'blockColumns'>;

const loaders: BlockLoaders<LoadedKind> = { ...goodsLoaders, ...partLoaders, ...wordLoaders };

/** What a block shows to the audience of its page. */
export function loadBlock<Kind extends LoadedKind>(
  { kind, values }: BlockOf<Kind>,
  around: AroundBlock,
): ReturnType<BlockLoader<Kind>> {
  return loaders[kind](values, around);
}
