import { LRUCache } from 'lru-cache';

/**
 * What a change notice says: everything may have changed, what is shown of one listed product, the prices of some and nothing else, or for
 * whom a customer's sessions look at the shop.
 */
export type ShopChange =
  | { readonly kind: 'all' }
  | { readonly kind: 'product'; readonly id: number }
  | { readonly kind: 'prices'; readonly ids: ReadonlySet<number> }
  | { readonly kind: 'customer'; readonly id: number };

/**
 * Until when a value is right: until everything changes, until a price does (or the time of a product's last change), until it may be had
 * otherwise, or until anything of a product changes.
 */
export type CachedUntil = 'all' | 'prices' | 'availability' | 'any';

/** The cache of a process. Notifications of the database evict what has changed. */
export type ShopMemory = {
  /**
   * The value under a key, loaded once until everything changes, or what `until` says. A key may begin with its kind, a
   * name of small letters and a colon: of a kind with very many the least used go.
   */
  remember<T>(key: string, load: () => Promise<T>, until?: CachedUntil): Promise<T>;
  /**
   * What a group holds of each of some products, by id: loaded for those that are not cached, evicted with a change of
   * the product or of everything. The least used go when all groups are full.
   */
  rememberEach<T extends object>(
    group: string,
    productIds: readonly number[],
    load: (missing: readonly number[]) => Promise<ReadonlyMap<number, T>>,
  ): Promise<ReadonlyMap<number, T>>;
  onChange(listener: (change: ShopChange) => void): () => void;
};

/** Products in all groups together: all that are asked for often in a shop of any size. */
const productsInGroups = 24_000;
// An id of a product takes 31 bits; the group's number stands above it.
const groupStep = 2 ** 31;
/** There is a group of each kind for every audience. */
const mostGroups = 500;

type Kind = LRUCache<string, Promise<unknown>>;

// A colon later in a key may have been typed by anybody, and makes no kind.
const kindOf = (key: string) => /^[a-z-]+(?=:)/.exec(key)?.[0] ?? '';

/** What is remembered under keys, kind by kind, so that what is asked for in thousands of ways leaves everything else where it is. */
function createKinds(limit: number) {
  const kinds = new Map<string, Kind>();
  return {
    of(key: string): Kind {
      const name = kindOf(key);
      const known = kinds.get(name);
      if (known) return known;
      const made: Kind = new LRUCache({ max: limit });
      kinds.set(name, made);
      return made;
    },
    clear: () => kinds.clear(),
  };
}

/** The memory of one process; the listener to the database calls `evict`. */
export function createShopMemory(limit = 2000): ShopMemory & { evict(change: ShopChange): void } {
  const caches: Record<CachedUntil, ReturnType<typeof createKinds>> = {
    all: createKinds(limit),
    prices: createKinds(limit),
    availability: createKinds(limit),
    any: createKinds(limit),
  };
  const inGroups = new LRUCache<number, object>({ max: productsInGroups });
  const groups = new Map<string, number>();
  const listeners = new Set<(change: ShopChange) => void>();
  let changes = 0;

  function clearGroups(): void {
    // What is being read for a group must not get into the next one of that number.
    changes += 1;
    inGroups.clear();
    groups.clear();
  }

  function groupOf(name: string): number {
    const known = groups.get(name);
    if (known !== undefined) return known * groupStep;
    if (groups.size >= mostGroups) clearGroups();
    const next = groups.size;
    groups.set(name, next);
    return next * groupStep;
  }

  function evictProducts(change: ShopChange): void {
    if (change.kind === 'customer') return;
    if (change.kind === 'all') {
      clearGroups();
      return;
    }
    changes += 1;
    const ids = change.kind === 'product' ? [change.id] : change.ids;
    for (const group of groups.values()) {
      for (const id of ids) inGroups.delete(group * groupStep + id);
    }
  }

  return {
    remember<T>(key: string, load: () => Promise<T>, until: CachedUntil = 'all') {
      const group = caches[until].of(key);
      const known = group.get(key);
      if (known) return known as Promise<T>;
      const loading = load();
      group.set(key, loading);
      loading.catch(() => {
        if (group.get(key) === loading) group.delete(key);
      });
      return loading;
    },
    async rememberEach<T extends object>(
      name: string,
      productIds: readonly number[],
      load: (missing: readonly number[]) => Promise<ReadonlyMap<number, T>>,
    ) {
      const group = groupOf(name);
      const found = new Map<number, T>();
      const missing: number[] = [];
      for (const id of productIds) {
        // What is in a group is what was loaded for it: its name stands for the type.
        const known = inGroups.get(group + id) as T | undefined;
        if (known) found.set(id, known);
        else missing.push(id);
      }
      if (missing.length === 0) return found;
      const before = changes;
      for (const [id, value] of await load(missing)) {
        found.set(id, value);
        // What changed while it was read may be old already.
        if (changes === before) inGroups.set(group + id, value);
      }
      return found;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    evict(change) {
      // Nothing of a customer is cached here.
      if (change.kind !== 'customer') caches.any.clear();
      if (change.kind === 'all' || change.kind === 'prices') caches.prices.clear();
      if (change.kind === 'all' || change.kind === 'product') caches.availability.clear();
      if (change.kind === 'all') caches.all.clear();
      evictProducts(change);
      for (const listener of listeners) listener(change);
    },
  };
}
