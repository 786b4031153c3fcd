/** Loads images only when they come near in a browser that does not do so by itself; no other loads the script (SITE-22). */
export function loadLazily(): void {
  if ('loading' in HTMLImageElement.prototype) return;
  import('./watch-lazy-sources.ts').then(
    ({ watchLazySources }) => watchLazySources(document.body),
    () => undefined,
  );
}
