import type { ShopMemory } from '#foundation/services/shop-memory.ts';

/** Keeps nothing: a test sees what it has just written, without waiting for the database's notice. One for each shop: what is known of a shop hangs on it. */
export const memoryWithoutCache = (): ShopMemory => ({
  remember: (_key, load) => load(),
  rememberEach: (_group, ids, load) => load(ids),
  onChange: () => () => true,
});
