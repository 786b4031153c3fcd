import { laterSetUpMs } from '#catalogue/variations/rules/variation-timings.ts';

const holders = '[data-card-swatches]';

/**
 * Reports every card with swatches: those on the page at once, those in parts loaded later 1000 ms after they were inserted
 * (VAR-37). Each is reported once; the returned function stops it.
 */
export function watchForSwatches(page: HTMLElement, setUp: (holder: HTMLElement) => void): () => void {
  const known = new WeakSet<Element>();
  const report = () => {
    for (const holder of page.querySelectorAll<HTMLElement>(holders)) {
      if (known.has(holder)) continue;
      known.add(holder);
      setUp(holder);
    }
  };
  let later: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    const isNew = (holder: Element) => !known.has(holder);
    if (later === undefined && [...page.querySelectorAll(holders)].some(isNew)) {
      later = setTimeout(() => {
        later = undefined;
        report();
      }, laterSetUpMs);
    }
  });
  report();
  observer.observe(page, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    clearTimeout(later);
  };
}
