import { toTopDurationMs } from './scroll-distances.ts';

/** The scroll position in pixels on the smooth way to the top, so many milliseconds after it began (SITE-06). */
export function wayToTop(from: number, elapsedMs: number): number {
  const left = 1 - Math.min(1, Math.max(0, elapsedMs / toTopDurationMs));
  return Math.round(from * left * left * (3 - 2 * left));
}
