import { noticeOffsetPx, noticeScrollMs } from '#selling/cart/rules/cart-timings.ts';

/**
 * The scroll position in pixels on the smooth way to notices that stand at `noticeTop` of the page, so many milliseconds
 * after it began at `from` (SITE-32).
 */
export function wayToNotice(from: number, noticeTop: number, elapsedMs: number): number {
  const target = Math.max(0, noticeTop - noticeOffsetPx);
  const done = Math.min(1, Math.max(0, elapsedMs / noticeScrollMs));
  return Math.round(from + (target - from) * done * done * (3 - 2 * done));
}
