import { Icon } from '#kit/ui/display/icon.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { wayToTop } from '../rules/scroll-marks.ts';
import styles from './scroll-to-top.module.css';

/** Scrolls the page to the top, without animation where reduced motion is preferred (SITE-06). */
function goToTop() {
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

export function ScrollToTop() {
  const { site } = useWords();
  return (
    <button type="button" className={styles.button} aria-label={site.toTop} onClick={goToTop}>
      <Icon name="arrow-up" />
    </button>
  );
}
