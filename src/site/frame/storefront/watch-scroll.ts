import { scrollMarks, wayToTop } from '../rules/scroll-marks.ts';

/** Marks the document by its scroll position, for style sheets, and lets the button lead to the top (SITE-04, SITE-05, SITE-06). */
export function watchScroll(): void {
  const root = document.documentElement;
  const mark = () => {
    const { headerStuck, crumbsStuck, toTopActive } = scrollMarks(window.scrollY);
    root.toggleAttribute('data-header-stuck', headerStuck);
    root.toggleAttribute('data-crumbs-stuck', crumbsStuck);
    root.toggleAttribute('data-to-top', toTopActive);
  };
  // The position is known without a layout of its own once a frame is drawn.
  requestAnimationFrame(mark);
  window.addEventListener('scroll', mark, { passive: true });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button[data-to-top]')) goToTop();
  });
}

/** Scrolls the page to the top, without animation where reduced motion is preferred (SITE-06). */
function goToTop(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, 0);
    return;
  }
  const from = window.scrollY;
  const began = performance.now();
  const step = (now: number) => {
    const position = wayToTop(from, now - began);
    window.scrollTo(0, position);
    if (position > 0) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
