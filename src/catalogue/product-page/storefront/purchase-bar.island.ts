import { script } from '#kit/islands/storefront/script.ts';

/**
 * Marks the top of a product while quantity and button are out of view: on phones styles make them a bar at the bottom then, and their
 * own space stays as high as it was. Whoever comes to the bar by keyboard is taken to that space, where all fields stand in order.
 */
export default script<null>(
  'purchase-bar',
  (element) => {
    const space = element.querySelector<HTMLElement>('[data-purchase]');
    if (!space) return undefined;
    const isBar = () => 'bar' in element.dataset;
    new IntersectionObserver(([entry]) => {
      if (!entry) return;
      if (!isBar()) element.style.setProperty('--purchase-height', `${space.offsetHeight}px`);
      element.toggleAttribute('data-bar', !entry.isIntersecting);
    }).observe(space);
    element.addEventListener('keyup', ({ key, target }) => {
      if (key === 'Tab' && isBar() && target instanceof Node && space.contains(target))
        space.scrollIntoView({ block: 'center' });
    });
    return undefined;
  },
  'start',
);
