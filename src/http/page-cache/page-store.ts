import { LRUCache } from 'lru-cache';
import { anyPrice } from '#foundation/services/reply.ts';
import type { ShopChange } from '#foundation/services/shop-memory.ts';

/** A page as it was made, and the products that it shows. */
export type MadePage<Page> = {
  readonly page: Page;
  readonly products: ReadonlySet<number>;
  readonly bytes: number;
  /** until when what it says is right, in milliseconds of the clock; absent where that does not depend on the time */
  readonly until?: number;
};

/** Caches pages by key; a cached one is at most `STALE_MS` older than the data of the shop, and never older than it says itself. */
export type PageStore<Page> = {
  /** The page, if it can be had without waiting. */
  get(key: string): Page | undefined;
  /** The page, made now or by a call that is making it already; null when it may not be cached. */
  wait(key: string): Promise<Page | null>;
  /** Marks stale what a change concerns: all pages, those that show a product, or those that show a price of some. */
  invalidate(change: ShopChange): void;
  /** Stores nothing until `resume`, which begins with an empty store: changes may have been missed. */
  pause(): void;
  resume(): void;
  readonly paused: boolean;
  /** While paused: a page as it was stored before, for five minutes and only if nothing that it shows had changed. */
  getPaused(key: string): Page | undefined;
  readonly figures: {
    readonly hits: number;
    readonly stale: number;
    readonly misses: number;
    readonly pages: number;
    readonly bytes: number;
  };
};

/** How long after a change a page may still be sent as it was, while it is rebuilt. */
export const STALE_MS = 500;

/** How long after `pause` a page may still be had as it was: a price that changes meanwhile is not seen for so long at most. */
export const PAUSED_MS = 5 * 60_000;

const FRESH = -1;
const REMEMBERED_AS_NOT_CACHED = 5000;

type Entry<Page> = MadePage<Page> & { staleSince: number };
type Flight<Page> = {
  readonly promise: Promise<Entry<Page> | null>;
  allChangedAt: number;
  readonly changed: Map<number, number>;
};

function showsAny({ products }: MadePage<unknown>, ids: ReadonlySet<number>): boolean {
  for (const id of products) if (ids.has(id)) return true;
  return false;
}

export function createPageStore<Page>(options: {
  /** makes a page; null when it may not be cached */
  make: (key: string) => Promise<MadePage<Page> | null>;
  /** milliseconds, never going back */
  now: () => number;
  /** milliseconds of the clock, by which pages say until when they hold */
  clock: () => number;
  maxBytes: number;
  /** called for pages that could not be made in the background */
  onError: (error: unknown) => void;
}): PageStore<Page> {
  const { make, now, clock } = options;
  const cached = new LRUCache<string, Entry<Page>>({
    maxSize: options.maxBytes,
    sizeCalculation: (entry, key) => entry.bytes + 2 * key.length + 1024,
  });
  const notCached = new LRUCache<string, true>({ max: REMEMBERED_AS_NOT_CACHED });
  const flights = new Map<string, Flight<Page>>();
  const counts = { hits: 0, stale: 0, misses: 0 };
  let paused = true;
  let pausedAt = 0;
  let generation = 0;

  const hasEnded = ({ until }: Entry<Page>) => until !== undefined && clock() >= until;
  const isTooOld = (entry: Entry<Page>) =>
    hasEnded(entry) || (entry.staleSince !== FRESH && now() - entry.staleSince > STALE_MS);

  /** When what the page shows first changed since its making began. */
  function changedSince(flight: Flight<Page>, products: ReadonlySet<number>): number {
    const moments = [...flight.changed].filter(([id]) => products.has(id)).map(([, at]) => at);
    if (flight.allChangedAt !== FRESH) moments.push(flight.allChangedAt);
    return moments.length > 0 ? Math.min(...moments) : FRESH;
  }

  function start(key: string): Flight<Page> {
    const born = generation;
    const work = async () => {
      try {
        const made = await make(key);
        if (!made) {
          if (born === generation && flight.allChangedAt === FRESH) notCached.set(key, true);
          return null;
        }
        const entry = { ...made, staleSince: changedSince(flight, made.products) };
        if (born === generation) cached.set(key, entry);
        return entry;
      } finally {
        if (flights.get(key) === flight) flights.delete(key);
      }
    };
    const { promise, resolve } = Promise.withResolvers<Entry<Page> | null>();
    const flight: Flight<Page> = { promise, allChangedAt: FRESH, changed: new Map() };
    flights.set(key, flight);
    resolve(work());
    return flight;
  }

  return {
    get(key) {
      const entry = paused ? undefined : cached.get(key);
      if (entry === undefined || hasEnded(entry)) return undefined;
      if (entry.staleSince === FRESH) {
        counts.hits += 1;
        return entry.page;
      }
      if (isTooOld(entry)) return undefined;
      counts.stale += 1;
      if (!flights.has(key)) start(key).promise.catch(options.onError);
      return entry.page;
    },
    async wait(key) {
      if (paused || notCached.has(key)) return null;
      counts.misses += 1;
      const joined = flights.get(key);
      if (joined) {
        const entry = await joined.promise;
        if (!entry || !isTooOld(entry)) return entry?.page ?? null;
        if (paused) return null;
      }
      // What is in the making now was begun after this request came, and so is new enough for it.
      const entry = await (flights.get(key) ?? start(key)).promise;
      return entry?.page ?? null;
    },
    invalidate(change) {
      // Pages hold no person; and of a paused store nothing is left at its end.
      if (change.kind === 'customer' || paused) return;
      const at = now();
      if (change.kind === 'all') {
        notCached.clear();
        for (const entry of cached.values()) if (entry.staleSince === FRESH) entry.staleSince = at;
        for (const flight of flights.values()) if (flight.allChangedAt === FRESH) flight.allChangedAt = at;
        return;
      }
      const ids = change.kind === 'product' ? new Set([change.id]) : new Set([anyPrice, ...change.ids]);
      for (const entry of cached.values()) {
        if (entry.staleSince === FRESH && showsAny(entry, ids)) entry.staleSince = at;
      }
      for (const { changed } of flights.values()) {
        for (const id of ids) if (!changed.has(id)) changed.set(id, at);
      }
    },
    pause() {
      if (!paused) pausedAt = now();
      paused = true;
      generation += 1;
      notCached.clear();
      flights.clear();
    },
    resume() {
      cached.clear();
      paused = false;
    },
    getPaused(key) {
      if (!paused) return undefined;
      if (now() - pausedAt > PAUSED_MS) cached.clear();
      const entry = cached.get(key);
      return entry?.staleSince === FRESH && !hasEnded(entry) ? entry.page : undefined;
    },
    get paused() {
      return paused;
    },
    get figures() {
      return { ...counts, pages: cached.size, bytes: cached.calculatedSize };
    },
  };
}
