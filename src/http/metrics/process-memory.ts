import { createShopMemory, type ShopChange, type ShopMemory } from '#foundation/services/shop-memory.ts';

/** The memory of a process, which caches only while changes are notified. */
export type ProcessMemory = ShopMemory & {
  evict(change: ShopChange): void;
  setListening(listening: boolean): void;
};

export function createProcessMemory(): ProcessMemory {
  const memory = createShopMemory();
  let isListening = false;
  return {
    remember: (key, load, until) => (isListening ? memory.remember(key, load, until) : load()),
    rememberEach: (group, ids, load) => (isListening ? memory.rememberEach(group, ids, load) : load(ids)),
    onChange: memory.onChange,
    evict: memory.evict,
    setListening(listening) {
      isListening = listening;
      memory.evict({ kind: 'all' });
    },
  };
}
