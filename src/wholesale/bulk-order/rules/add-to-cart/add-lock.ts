import { addLockMs, lockedRetryMs } from '../bulk-form-limits.ts';

/** Until when an add holds the lock, in milliseconds; null before the first one. */
export type AddLock = number | null;

/** What an add finds: it takes the lock until a moment, or tries again after some milliseconds (BULK-42). */
type LockTry =
  | { readonly taken: true; readonly until: number }
  | { readonly taken: false; readonly waitMs: number };

/** Tries to take the lock at a moment in milliseconds: it is held for 500 ms, and asked for every 100 ms (BULK-42). */
export function tryLock(lock: AddLock, now: number): LockTry {
  return lock === null || now >= lock
    ? { taken: true, until: now + addLockMs }
    : { taken: false, waitMs: lockedRetryMs };
}
