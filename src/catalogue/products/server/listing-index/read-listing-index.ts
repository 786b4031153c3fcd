import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ShopMemory } from '#foundation/services/shop-memory.ts';
import type { Audience } from '#foundation/visitor/rules/visitor.ts';
import { strikesLowest } from '#pricing/price-history/rules/strikes-lowest.ts';
import type { IndexForAudience } from './listing-filter.ts';
import type { ListingIndex } from './listing-index.ts';
import { loadListingIndex, loadListPrices } from './load-listing-index.ts';
import {
  type ReadUntil,
  readChanges,
  readNow,
  refreshPrices,
  refreshProducts,
} from './refresh-listing-index.ts';

type IndexState = {
  index: ListingIndex | null;
  until: ReadUntil;
  /** milliseconds */
  readAt: number;
  /** one reads at a time */
  queue: Promise<unknown>;
};

// Notes of changes are thrown away after a day.
const OLDEST_MS = 12 * 3600 * 1000;

const processes = new WeakMap<ShopMemory, IndexState>();

function stateOf(memory: ShopMemory): IndexState {
  const known = processes.get(memory);
  if (known) return known;
  const state = {
    index: null,
    until: { below: 0, seen: new Set<number>() },
    readAt: 0,
    queue: Promise.resolve(),
  };
  processes.set(memory, state);
  return state;
}

function inOrder<T>(state: IndexState, work: () => Promise<T>): Promise<T> {
  const done = state.queue.then(work);
  state.queue = done.catch(() => {});
  return done;
}

export type IndexNeeds = Pick<RequestContext, 'db' | 'memory' | 'clock'>;

async function bringUpToDate({ db, clock }: IndexNeeds, state: IndexState): Promise<ListingIndex> {
  const now = clock.now().getTime();
  if (state.index && now - state.readAt < OLDEST_MS) {
    const { ids, priced, until } = await readChanges(db, state.until);
    if (ids?.length === 0 || (ids && (await refreshProducts(db, state.index, ids)))) {
      await refreshPrices(db, state.index, priced);
      state.until = until;
      state.readAt = now;
      return state.index;
    }
  }
  state.index = null;
  state.until = await readNow(db);
  state.readAt = now;
  state.index = await loadListingIndex(db);
  return state.index;
}

/**
 * The index of this process, the prices of an audience's list in it, and what is hidden from the audience. It is loaded once and then
 * refreshed like everything that a process caches: after a change is notified, the next listing reads what has changed. Who neither orders
 * nor filters by prices (`byPrice` false) does not wait for those that have changed.
 */
export async function readListingIndex(
  ctx: IndexNeeds & Pick<RequestContext, 'settings'>,
  audience: Pick<Audience, 'priceListId' | 'hidden' | 'isPublic' | 'mode'>,
  { byPrice }: { readonly byPrice: boolean },
): Promise<IndexForAudience> {
  const { priceListId, hidden } = audience;
  const { index, prices } = await readPricedIndex(ctx, priceListId, { byPrice });
  const reduced = strikesLowest(ctx.settings, audience) ? prices.struck : prices.onSale;
  return { index, prices, hidden, reduced };
}

/** The index with the prices of a list. */
export async function readPricedIndex(
  ctx: IndexNeeds,
  priceListId: number,
  { byPrice }: { readonly byPrice: boolean },
): Promise<Pick<IndexForAudience, 'index' | 'prices'>> {
  const state = stateOf(ctx.memory);
  const upToDate = () => inOrder(state, () => bringUpToDate(ctx, state));
  const index = byPrice
    ? await ctx.memory.remember('index-by-price', upToDate, 'any')
    : await ctx.memory.remember('listing-index', upToDate, 'availability');
  const prices = index.prices.get(priceListId);
  if (prices) {
    // Moves the list to the end: the least recently used ones are evicted first.
    index.prices.delete(priceListId);
    index.prices.set(priceListId, prices);
    return { index, prices };
  }
  return inOrder(state, async () => {
    // Another request may have read it, or everything, while this one waited.
    const current = state.index ?? index;
    const known = current.prices.get(priceListId);
    const read = known ?? (await loadListPrices(ctx.db, current, priceListId));
    return { index: current, prices: read };
  });
}
