import { describe, expect, it } from 'vitest';
import { fireRefresh, noRefreshYet, refreshAsked } from './refresh-pace.ts';
import { refreshAfterMs, refreshEveryMs } from './table-cart-timings.ts';

/** When the marks are asked for, given when they are fired. */
function asked(firings: readonly number[]): number[] {
  const calls: number[] = [];
  let pace = noRefreshYet;
  const catchUp = (now: number) => {
    if (pace.asksAt === null || pace.asksAt > now) return;
    calls.push(pace.asksAt);
    pace = refreshAsked(pace.asksAt);
  };
  for (const at of [...firings].sort((a, b) => a - b)) {
    catchUp(at);
    pace = fireRefresh(pace, at, refreshEveryMs).pace;
    catchUp(at);
  }
  catchUp(Number.POSITIVE_INFINITY);
  return calls;
}

describe('how often the marks of the cart are asked for', () => {
  it('[TAB-78] at once, and for the firings 25, 50, 100 and 200 ms after an add once more at the end of the second', () => {
    expect(refreshAfterMs).toEqual([25, 50, 100, 200]);
    expect(asked([5000, ...refreshAfterMs.map((ms) => 5000 + ms)])).toEqual([5000, 6000]);
  });

  it('[TAB-78] never twice within a second, however often it is fired', () => {
    const calls = asked(Array.from({ length: 500 }, (_, index) => index * 11));
    expect(calls.length).toBeGreaterThan(4);
    for (const [index, at] of calls.slice(1).entries())
      expect(at - (calls[index] ?? 0)).toBeGreaterThanOrEqual(1000);
  });

  it('[TAB-78] at once again when the second is over', () => {
    expect(asked([0, 1000, 5000])).toEqual([0, 1000, 5000]);
  });

  it('says how long to wait, and nothing where a call is on its way', () => {
    const pace = refreshAsked(5000);
    const first = fireRefresh(pace, 5200, 1000);
    expect(first.waitMs).toBe(800);
    expect(fireRefresh(first.pace, 5300, 1000).waitMs).toBeNull();
  });
});
