let last: Promise<void> = Promise.resolve();

/**
 * Resolves when a page may be rendered: one per tick of the event loop, in the order of the calls. Rendering blocks the process for some
 * milliseconds. In between requests are accepted and answers of the database read, so that the database works on the next pages
 * meanwhile, and a request for a cached page waits for one rendering at most.
 */
export function oneRenderPerTick(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
