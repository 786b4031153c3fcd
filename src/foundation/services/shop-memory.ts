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
  /**
   * The value under a key, loaded once until everything changes (or, with `any`, until any product does). A key may begin with its kind, a
   * name of small letters and a colon: of a kind with very many the least used go.
   */
  remember<T>(key: string, load: () => Promise<T>, until?: 'all' | 'any'): Promise<T>;
  /**
   * What there is on a shelf of each of some products, by id: loaded for those that are not known, forgotten with a change of
   * the product or of everything. The least used go when all shelves are full.
   */
  rememberEach<T extends object>(
    shelf: string,
    productIds: readonly number[],
    load: (missing: readonly number[]) => Promise<ReadonlyMap<number, T>>,
  ): Promise<ReadonlyMap<number, T>>;
  onChange(listener: (change: ShopChange) => void): () => void;
};

/** Products on all shelves together: all that are asked for again and again in a shop of any size. */
const productsOnShelves = 24_000;
// An id of a product takes 31 bits; the shelf's number stands above it.
const shelfStep = 2 ** 31;
/** There is a shelf of each kind for every audience. */
const mostShelves = 500;

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

/** The memory of one process; `tell` is called by whoever listens to the database. */
export function createShopMemory(limit = 2000): ShopMemory & { tell(change: ShopChange): void } {
  const kept = { all: createKinds(limit), any: createKinds(limit) };
  const onShelves = new LRUCache<number, object>({ max: productsOnShelves });
  const shelves = new Map<string, number>();
  const listeners = new Set<(change: ShopChange) => void>();
  let changes = 0;

  function clearShelves(): void {
    // Whoever reads for a shelf at the moment must not put it on the next one of that number.
    changes += 1;
    onShelves.clear();
    shelves.clear();
  }

  function shelfOf(name: string): number {
    const known = shelves.get(name);
    if (known !== undefined) return known * shelfStep;
    if (shelves.size >= mostShelves) clearShelves();
    const next = shelves.size;
    shelves.set(name, next);
    return next * shelfStep;
  }

  function forgetProducts(change: ShopChange): void {
    if (change.kind === 'customer') return;
    if (change.kind === 'all') {
      clearShelves();
      return;
    }
    changes += 1;
    for (const shelf of shelves.values()) onShelves.delete(shelf * shelfStep + change.id);
  }

  return {
    remember<T>(key: string, load: () => Promise<T>, until: 'all' | 'any' = 'all') {
      const shelf = kept[until].of(key);
      const known = shelf.get(key);
      if (known) return known as Promise<T>;
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
      const shelf = shelfOf(name);
      const found = new Map<number, T>();
      const missing: number[] = [];
      for (const id of productIds) {
        // What is on a shelf is what was loaded for it: its name stands for the type.
        const known = onShelves.get(shelf + id) as T | undefined;
        if (known) found.set(id, known);
        else missing.push(id);
      }
      if (missing.length === 0) return found;
      const before = changes;
      for (const [id, value] of await load(missing)) {
        found.set(id, value);
        // What changed while it was read may be old already.
        if (changes === before) onShelves.set(shelf + id, value);
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
