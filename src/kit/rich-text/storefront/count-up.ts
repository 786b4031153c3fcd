import { counterMs, counterStepMs, counterText } from '../rules/counter.ts';

/** Lets a counter count from 0 to its number. */
function count(counter: Element): void {
  const text = counter.textContent;
  const begun = performance.now();
  const step = () => {
    const elapsed = performance.now() - begun;
    counter.textContent = counterText(text, elapsed);
    if (elapsed >= counterMs) clearInterval(ticks);
  };
  const ticks = setInterval(step, counterStepMs);
  step();
}

/**
 * Each counter below an element counts once, as soon as its upper edge has come into view from below (SITE-19, SITE-20).
 * Who wants no motion, and what has been scrolled past, reads the number.
 */
export function countUp(root: HTMLElement): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const views = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      views.unobserve(target);
      count(target);
    }
  });
  for (const counter of root.querySelectorAll('.counter')) views.observe(counter);
}
