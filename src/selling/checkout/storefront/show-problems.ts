import { noticeFocusMs, noticeScrollMs } from '#selling/cart/rules/cart-timings.ts';
import { scrollToNotice } from '#selling/cart/rules/scroll-to-notice.ts';

/** Scrolls to the problems of an order and focuses them; without motion for those who want none (SITE-32). */
export function showProblems(notice: HTMLElement): void {
  const top = notice.getBoundingClientRect().top + window.scrollY;
  const focus = () => notice.focus({ preventScroll: true });
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, scrollToNotice(0, top, noticeScrollMs));
    focus();
    return;
  }
  const from = window.scrollY;
  const began = performance.now();
  const stop = new AbortController();
  // Scrolling by the visitor stops the animation.
  for (const own of ['wheel', 'touchstart', 'pointerdown'] as const) {
    window.addEventListener(own, () => stop.abort(), { once: true, passive: true, signal: stop.signal });
  }
  const step = (now: number) => {
    if (stop.signal.aborted) return;
    window.scrollTo(0, scrollToNotice(from, top, now - began));
    if (now - began < noticeScrollMs) requestAnimationFrame(step);
    else stop.abort();
  };
  requestAnimationFrame(step);
  setTimeout(focus, noticeFocusMs);
}
