import { laterSetUpMs } from '#catalogue/variations/rules/variation-timings.ts';

const holders = '[data-card-swatches]';

/**
 * Tells of every card with swatches: of those on the page at once, of those in parts that come later 1000 ms after they came
 * (VAR-37). Each is told of once; the function returned ends it.
 */
export function watchForSwatches(page: HTMLElement, setUp: (holder: HTMLElement) => void): () => void {
  const known = new WeakSet<Element>();
  const tell = () => {
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
        tell();
      }, laterSetUpMs);
    }
  });
  tell();
  observer.observe(page, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    clearTimeout(later);
  };
}
