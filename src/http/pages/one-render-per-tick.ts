let last: Promise<void> = Promise.resolve();

/**
 * Resolves when a page may be drawn: one in each turn of the event loop, in the order in which they asked. Drawing takes milliseconds
 * in which nothing else happens. In between requests are taken up and answers of the database read, so that the database works on the
 * next pages meanwhile, and who asks for a cached page waits for one drawing at most.
 */
export function oneRenderPerTick(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
