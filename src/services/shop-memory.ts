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
  onChange(listener: (change: ShopChange) => void): () => void;
};

/** The memory of one process; `tell` is called by whoever listens to the database. */
export function createShopMemory(limit = 2000): ShopMemory & { tell(change: ShopChange): void } {
  const kept = { all: new Map<string, Promise<unknown>>(), any: new Map<string, Promise<unknown>>() };
  const listeners = new Set<(change: ShopChange) => void>();
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
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(change) {
      // Nothing of a customer is kept here.
      if (change.kind !== 'customer') kept.any.clear();
      if (change.kind === 'all') kept.all.clear();
      for (const listener of listeners) listener(change);
    },
  };
}
