import { noticeOffsetPx, noticeScrollMs } from './cart-timings.ts';

/** The eased scroll position in pixels after `elapsedMs` of scrolling to a notice; it ends 100 px above the notice (SITE-32). */
export function scrollToNotice(from: number, noticeTop: number, elapsedMs: number): number {
  const to = Math.max(0, noticeTop - noticeOffsetPx);
  const done = Math.min(1, Math.max(0, elapsedMs / noticeScrollMs));
  return Math.round(from + (to - from) * done * done * (3 - 2 * done));
}
