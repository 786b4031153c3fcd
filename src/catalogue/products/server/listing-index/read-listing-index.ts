import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import type { ShopMemory } from '#foundation/services/shop-memory.ts';
import type { Audience } from '#foundation/visitor/rules/visitor.ts';
import type { ListingIndex } from './listing-index.ts';
import { loadListingIndex, loadListPrices } from './load-listing-index.ts';
import type { IndexForAudience } from './narrowing.ts';
import { type ReadUntil, readChanges, readNow, refreshProducts } from './refresh-listing-index.ts';

type Kept = {
  index: ListingIndex | null;
  until: ReadUntil;
  /** milliseconds */
  readAt: number;
  /** one reads at a time */
  queue: Promise<unknown>;
};

// Notes of changes are thrown away after a day.
const OLDEST_MS = 12 * 3600 * 1000;

const processes = new WeakMap<ShopMemory, Kept>();

function keptBy(memory: ShopMemory): Kept {
  const known = processes.get(memory);
  if (known) return known;
  const kept = {
    index: null,
    until: { below: 0, seen: new Set<number>() },
    readAt: 0,
    queue: Promise.resolve(),
  };
  processes.set(memory, kept);
  return kept;
}

function inTurn<T>(kept: Kept, work: () => Promise<T>): Promise<T> {
  const done = kept.queue.then(work);
  kept.queue = done.catch(() => {});
  return done;
}

export type IndexNeeds = Pick<Toolbox, 'db' | 'memory' | 'clock'>;

async function bringUpToDate({ db, clock }: IndexNeeds, kept: Kept): Promise<ListingIndex> {
  const now = clock.now().getTime();
  if (kept.index && now - kept.readAt < OLDEST_MS) {
    const { ids, until } = await readChanges(db, kept.until);
    if (ids?.length === 0 || (ids && (await refreshProducts(db, kept.index, ids)))) {
      kept.until = until;
      kept.readAt = now;
      return kept.index;
    }
  }
  kept.index = null;
  kept.until = await readNow(db);
  kept.readAt = now;
  kept.index = await loadListingIndex(db);
  return kept.index;
}

/**
 * The index of this process, the prices of an audience's list in it, and what is hidden from the audience. It is read once and then kept as new as everything else that a
 * process remembers: a notice of a change makes the next listing read what has changed.
 */
export async function readListingIndex(
  toolbox: IndexNeeds,
  { priceListId, hidden }: Pick<Audience, 'priceListId' | 'hidden'>,
): Promise<IndexForAudience> {
  const kept = keptBy(toolbox.memory);
  const upToDate = () => inTurn(kept, () => bringUpToDate(toolbox, kept));
  const index = await toolbox.memory.remember('listing-index', upToDate, 'any');
  const prices = index.prices.get(priceListId);
  if (prices) {
    // The one that was used last is forgotten last.
    index.prices.delete(priceListId);
    index.prices.set(priceListId, prices);
    return { index, prices, hidden };
  }
  return inTurn(kept, async () => {
    // Another request may have read it, or everything, while this one waited.
    const current = kept.index ?? index;
    const known = current.prices.get(priceListId);
    const read = known ?? (await loadListPrices(toolbox.db, current, priceListId));
    return { index: current, prices: read, hidden };
  });
}
