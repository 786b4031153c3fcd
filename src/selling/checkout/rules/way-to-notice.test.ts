import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noticeFocusMs } from '#selling/cart/rules/cart-timings.ts';
import { wayToNotice } from './way-to-notice.ts';

test('[SITE-32] the way to notices ends 100 px above them after 1000 ms', () => {
  expect(wayToNotice(2000, 400, 0)).toBe(2000);
  expect(wayToNotice(2000, 400, 500)).toBe(1150);
  expect(wayToNotice(2000, 400, 1000)).toBe(300);
  expect(wayToNotice(0, 900, 1000)).toBe(800);
});

test('[SITE-32] notices near the top are reached at the top', () => {
  expect(wayToNotice(500, 60, 1000)).toBe(0);
});

test('[SITE-32] a notice gets focus 500 ms after it appeared', () => {
  expect(noticeFocusMs).toBe(500);
});

test('the way never turns back and never overshoots', () => {
  const pixel = fc.integer({ min: 0, max: 20_000 });
  const time = fc.integer({ min: 0, max: 1500 });
  fc.assert(
    fc.property(pixel, pixel, time, time, (from, top, a, b) => {
      const [early, late] = [wayToNotice(from, top, Math.min(a, b)), wayToNotice(from, top, Math.max(a, b))];
      const target = Math.max(0, top - 100);
      expect(Math.abs(target - late)).toBeLessThanOrEqual(Math.abs(target - early));
    }),
  );
});
