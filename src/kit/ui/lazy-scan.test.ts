import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery, isNear, lazyMarginPx, lazyScanMs } from './lazy-scan.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const viewport = { width: 1000, height: 800 };
const at = (top: number, left = 0) => ({ top, bottom: top + 100, left, right: left + 100 });

test.each([
  [at(1300), true],
  [at(1301), false],
  [at(-600), true],
  [at(-601), false],
  [at(0, 1500), true],
  [at(0, 1501), false],
  [{ top: 0, bottom: 0, left: 0, right: 0 }, false],
])('[SITE-21, SITE-22] with a margin of 500 px the box %j is near: %s', (box, near) => {
  expect(lazyMarginPx).toBe(500);
  expect(isNear(box, viewport)).toBe(near);
});

test('[SITE-22] the page is scanned at most once per 125 ms', () => {
  expect(lazyScanMs).toBe(125);
  const scans: number[] = [];
  const { ask } = atMostEvery(lazyScanMs, () => scans.push(performance.now()));
  const begun = performance.now();
  for (let ms = 0; ms < 600; ms += 5) {
    ask();
    vi.advanceTimersByTime(5);
  }
  expect(scans.map((at) => at - begun)).toEqual([0, 125, 250, 375, 500]);
});

test('[SITE-22] what was asked within the interval is scanned at its end, and not after a stop', () => {
  const scan = vi.fn();
  const { ask, stop } = atMostEvery(lazyScanMs, scan);
  ask();
  ask();
  expect(scan).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(124);
  expect(scan).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(scan).toHaveBeenCalledTimes(2);
  ask();
  stop();
  vi.advanceTimersByTime(1000);
  expect(scan).toHaveBeenCalledTimes(2);
});
