import { countCall } from '#foundation/services/count-call.ts';
import type { ShopMemory } from '#foundation/services/shop-memory.ts';
import type { AppServices } from './app-services.ts';

const spanMs = 60_000;
/** In how many parts a process takes the calls of a minute from what all processes count. */
const parts = 50;

/** Calls that a process has counted ahead for a key. */
type Share = { left: number; readonly until: number };

// Of the processes that work here: each has a memory of its own.
const shares = new WeakMap<ShopMemory, Map<number, Share>>();

/**
 * Counts a call of a key; returns the seconds until its next one where the minute is full, or null. A process counts a few calls ahead, so that most
 * calls write nothing; with several processes a key may so be stopped a little early, never late.
 */
export async function limitKeyCalls(
  services: Pick<AppServices, 'db' | 'clock' | 'memory'>,
  key: { readonly id: number },
  perMinute: number,
): Promise<number | null> {
  if (perMinute === 0) return null;
  const now = services.clock.now();
  const mine = shares.get(services.memory) ?? new Map<number, Share>();
  shares.set(services.memory, mine);
  const share = mine.get(key.id);
  if (share && share.left > 0 && share.until > now.getTime()) {
    share.left -= 1;
    return null;
  }
  const count = Math.max(1, Math.floor(perMinute / parts));
  const caller = Buffer.from(`api key ${key.id}`);
  const { calls, resetsAt } = await countCall(services.db, { caller, kind: 'api-key', spanMs, now, count });
  if (calls <= perMinute) {
    mine.set(key.id, { left: count - 1, until: resetsAt.getTime() });
    return null;
  }
  mine.delete(key.id);
  return Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
}
