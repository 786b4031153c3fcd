import { noticeOffsetPx, noticeScrollMs } from './cart-timings.ts';

/** The scroll position in pixels on the way to a notice, so many milliseconds after it began; it ends 100 px above (SITE-32). */
export function wayToNotice(from: number, noticeTop: number, elapsedMs: number): number {
  const to = Math.max(0, noticeTop - noticeOffsetPx);
  const done = Math.min(1, Math.max(0, elapsedMs / noticeScrollMs));
  return Math.round(from + (to - from) * done * done * (3 - 2 * done));
}
