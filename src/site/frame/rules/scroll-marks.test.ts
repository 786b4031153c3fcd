import { expect, test } from 'vitest';
import { scrollMarks, wayToTop } from './scroll-marks.ts';

test('[SITE-04] the header sticks from 250 px on', () => {
  expect(scrollMarks(249).headerStuck).toBe(false);
  expect(scrollMarks(250).headerStuck).toBe(true);
});

test('[SITE-05] the breadcrumb bar sticks from 420 px on', () => {
  expect(scrollMarks(419).crumbsStuck).toBe(false);
  expect(scrollMarks(420).crumbsStuck).toBe(true);
});

test('[SITE-06] the button to the top is active beyond 200 px', () => {
  expect(scrollMarks(200).toTopActive).toBe(false);
  expect(scrollMarks(201).toTopActive).toBe(true);
});

test('[SITE-06] the way to the top is smooth and takes 600 ms', () => {
  expect(wayToTop(900, 0)).toBe(900);
  expect(wayToTop(900, 300)).toBe(450);
  expect(wayToTop(900, 599)).toBeLessThan(5);
  expect(wayToTop(900, 600)).toBe(0);
  expect(wayToTop(900, 5000)).toBe(0);
});

test('[SITE-06] the way to the top never goes back', () => {
  for (let ms = 16; ms <= 600; ms += 16) expect(wayToTop(5000, ms)).toBeLessThan(wayToTop(5000, ms - 16));
});
