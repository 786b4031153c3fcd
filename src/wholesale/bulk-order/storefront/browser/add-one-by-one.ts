import { type AddLock, tryLock } from '../../rules/add-to-cart/add-lock.ts';

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
