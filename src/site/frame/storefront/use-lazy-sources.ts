import { useEffect } from 'react';

/** Loads images only when they come near in a browser that does not do so by itself; no other loads this (SITE-22). */
export function useLazySources(): void {
  useEffect(() => {
    if ('loading' in HTMLImageElement.prototype) return;
    let stop: () => void = () => undefined;
    let left = false;
    import('#kit/ui/watch-lazy-sources.ts').then(
      ({ watchLazySources }) => {
        if (!left) stop = watchLazySources(document.body);
      },
      () => undefined,
    );
    return () => {
      left = true;
      stop();
    };
  }, []);
}
