import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noticeFocusMs } from './cart-timings.ts';
import { scrollToNotice } from './scroll-to-notice.ts';

it.each([
  [900, 300, 0, 900],
  [900, 300, 500, 550],
  [900, 300, 1000, 200],
  [900, 300, 5000, 200],
  [900, 40, 1000, 0],
  [0, 900, 1000, 800],
])(
  '[SITE-32] from %i to a notice at %i, after %i ms the page stands at %i',
  (from, top, elapsed, expected) => {
    expect(scrollToNotice(from, top, elapsed)).toBe(expected);
  },
);

it('[SITE-32] a notice gets focus 500 ms after it appeared', () => {
  expect(noticeFocusMs).toBe(500);
});

it('the scroll position never goes back and never overshoots', () => {
  const pixel = fc.integer({ min: 0, max: 20_000 });
  const time = fc.integer({ min: 0, max: 1500 });
  fc.assert(
    fc.property(pixel, pixel, time, time, (from, top, a, b) => {
      const [early, late] = [
        scrollToNotice(from, top, Math.min(a, b)),
        scrollToNotice(from, top, Math.max(a, b)),
      ];
      const target = Math.max(0, top - 100);
      expect(Math.abs(target - late)).toBeLessThanOrEqual(Math.abs(target - early));
    }),
  );
});
