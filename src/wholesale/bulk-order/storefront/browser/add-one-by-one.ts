import { addLockMs, lockedRetryMs } from '../../rules/bulk-form-limits.ts';

/** Until when an add holds the lock, in milliseconds; null before the first one. */
type AddLock = number | null;

/** What an add finds: it takes the lock until a moment, or retries after some milliseconds (BULK-42). */
type LockTry =
  | { readonly taken: true; readonly until: number }
  | { readonly taken: false; readonly waitMs: number };

/** Tries to take the lock at a moment in milliseconds: it is held for 500 ms, and asked for every 100 ms (BULK-42). */
export function tryLock(lock: AddLock, now: number): LockTry {
  return lock === null || now >= lock
    ? { taken: true, until: now + addLockMs }
    : { taken: false, waitMs: lockedRetryMs };
}

let lock: AddLock = null;

/** Runs an add when it has the lock, which all forms of a page share: it waits for it in steps of 100 ms (BULK-42). */
export function addOneByOne(add: () => void, now: () => number = () => performance.now()): void {
  const tried = tryLock(lock, now());
  if (tried.taken) {
    lock = tried.until;
    add();
  } else {
    setTimeout(() => addOneByOne(add, now), tried.waitMs);
  }
}
