import { LRUCache } from 'lru-cache';

/**
 * What a change notice says: everything may have changed, what is shown of one listed product, or for whom a customer's
 * sessions look at the shop.
 */
export type ShopChange =
  | { readonly kind: 'all' }
  | { readonly kind: 'product'; readonly id: number }
  | { readonly kind: 'customer'; readonly id: number };

/** What a process keeps of the shop between requests, forgotten when the database tells of a change. */
export type ShopMemory = {
  /** The value under a key, loaded once until everything changes (or, with `any`, until any product does). */
  remember<T>(key: string, load: () => Promise<T>, until?: 'all' | 'any'): Promise<T>;
  /**
   * What there is on a shelf of each of some products, by id: loaded for those that are not known, forgotten with a change of
   * the product or of everything. The least used go when a shelf is full.
   */
  rememberEach<T extends object>(
    shelf: string,
    productIds: readonly number[],
    load: (missing: readonly number[]) => Promise<ReadonlyMap<number, T>>,
  ): Promise<ReadonlyMap<number, T>>;
  onChange(listener: (change: ShopChange) => void): () => void;
};

/** Products on a shelf, and shelves: one of each kind for every audience. */
const productsOnShelf = 5000;
const mostShelves = 40;

/** The memory of one process; `tell` is called by whoever listens to the database. */
export function createShopMemory(limit = 2000): ShopMemory & { tell(change: ShopChange): void } {
  const kept = { all: new Map<string, Promise<unknown>>(), any: new Map<string, Promise<unknown>>() };
  // What is on a shelf is what was loaded for it.
  // biome-ignore lint/suspicious/noExplicitAny: the shelf's name stands for the type.
  const shelves = new Map<string, LRUCache<number, any>>();
  const listeners = new Set<(change: ShopChange) => void>();
  let changes = 0;

  function shelfOf<T extends object>(name: string): LRUCache<number, T> {
    const known = shelves.get(name);
    if (known) return known;
    if (shelves.size >= mostShelves) shelves.clear();
    const shelf = new LRUCache<number, T>({ max: productsOnShelf });
    shelves.set(name, shelf);
    return shelf;
  }

  function forgetProducts(change: ShopChange): void {
    if (change.kind === 'customer') return;
    changes += 1;
    if (change.kind === 'all') shelves.clear();
    else for (const shelf of shelves.values()) shelf.delete(change.id);
  }

  return {
    remember<T>(key: string, load: () => Promise<T>, until: 'all' | 'any' = 'all') {
      const shelf = kept[until];
      const known = shelf.get(key);
      if (known) return known as Promise<T>;
      if (shelf.size >= limit) shelf.clear();
      const loading = load();
      shelf.set(key, loading);
      loading.catch(() => {
        if (shelf.get(key) === loading) shelf.delete(key);
      });
      return loading;
    },
    async rememberEach<T extends object>(
      name: string,
      productIds: readonly number[],
      load: (missing: readonly number[]) => Promise<ReadonlyMap<number, T>>,
    ) {
      const shelf = shelfOf<T>(name);
      const found = new Map<number, T>();
      const missing: number[] = [];
      for (const id of productIds) {
        const known = shelf.get(id);
        if (known) found.set(id, known);
        else missing.push(id);
      }
      if (missing.length === 0) return found;
      const before = changes;
      for (const [id, value] of await load(missing)) {
        found.set(id, value);
        // What changed while it was read may be old already.
        if (changes === before) shelf.set(id, value);
      }
      return found;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(change) {
      // Nothing of a customer is kept here.
      if (change.kind !== 'customer') kept.any.clear();
      if (change.kind === 'all') kept.all.clear();
      forgetProducts(change);
      for (const listener of listeners) listener(change);
    },
  };
}
