/** Limits concurrency: work waits in a queue; refuses it at once, with null, where too many wait. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T | null>;

/** Lets so many pieces of work run at once and so many wait, first come first served. */
export function limitConcurrency(limit: {
  readonly atOnce: number;
  readonly waiting: number;
}): ConcurrencyLimit {
  let running = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (running >= limit.atOnce) {
      if (line.length >= limit.waiting) return null;
      // The next in the queue takes over from the one that ends.
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
