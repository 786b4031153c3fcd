import { noticeFocusMs, noticeScrollMs } from '#selling/cart/rules/cart-timings.ts';
import { wayToNotice } from '#selling/cart/rules/way-to-notice.ts';

/** Brings what keeps the order from being placed into view and gives it focus, at once for those who want no motion (SITE-32). */
export function showProblems(notice: HTMLElement): void {
  const top = notice.getBoundingClientRect().top + window.scrollY;
  const focus = () => notice.focus({ preventScroll: true });
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, wayToNotice(0, top, noticeScrollMs));
    focus();
    return;
  }
  const from = window.scrollY;
  const began = performance.now();
  const stop = new AbortController();
  // Whoever scrolls on their own is not held fast.
  for (const own of ['wheel', 'touchstart', 'pointerdown'] as const) {
    window.addEventListener(own, () => stop.abort(), { once: true, passive: true, signal: stop.signal });
  }
  const step = (now: number) => {
    if (stop.signal.aborted) return;
    window.scrollTo(0, wayToNotice(from, top, now - began));
    if (now - began < noticeScrollMs) requestAnimationFrame(step);
    else stop.abort();
  };
  requestAnimationFrame(step);
  setTimeout(focus, noticeFocusMs);
}
