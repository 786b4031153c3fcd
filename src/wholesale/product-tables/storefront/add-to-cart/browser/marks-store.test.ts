import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshAfterMs, refreshEveryMs } from '../../../rules/table-limits.ts';
import { createMarksStore, fireRefresh, noRefreshYet, refreshAsked } from './marks-store.ts';

const item = (quantity: number) => ({ quantity, cart_item_key: 'k', type: 'normal' as const });

let calls: string[];
let quantity: number;

beforeEach(() => {
  vi.useFakeTimers({ now: 50_000 });
  vi.stubGlobal('document', { body: new EventTarget() });
  calls = [];
  quantity = 1;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function aStore(hasCart = false) {
  const at = (what: string) => calls.push(`${what} ${Date.now() - 50_000}`);
  return createMarksStore({
    hasCart: () => hasCart,
    caller: {
      marks: async () => {
        at('marks');
        return { items: { 7: item(quantity) }, nonce: 'n' };
      },
    },
    refreshCart: async () => {
      at('cart');
      document.body.dispatchEvent(new Event('wc_fragments_refreshed'));
    },
  });
}

describe('the marks of the tables of a page', () => {
  it('[TAB-78] are asked for at an add, and the firings after it count as one call at the end of the second', async () => {
    const store = aStore();
    store.start();
    store.fireAfterAdd();
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls).toEqual(['cart 0', 'marks 0', 'cart 1000', 'marks 1000']);
  });

  it('[TAB-78] are fetched once a second at most, however often the cart changes', async () => {
    const store = aStore();
    store.start();
    for (let at = 0; at < 3000; at += 100) {
      document.body.dispatchEvent(new Event('added_to_cart'));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(calls).toEqual(['marks 0', 'marks 1000', 'marks 2000', 'marks 3000']);
  });

  it('[TAB-79] hold what the cart holds, and that it changed', async () => {
    const store = aStore();
    const heard = vi.fn();
    store.subscribe(heard);
    store.fire();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.snapshot()).toEqual({ items: { 7: item(1) }, nonce: 'n' });
    quantity = 4;
    store.fire();
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.snapshot().items).toEqual({ 7: item(4) });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('are not asked for a visitor who has no cart', async () => {
    aStore().start();
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls).toEqual([]);
    aStore(true).start();
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls).toEqual(['marks 5000']);
  });
});

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

  it('[TAB-78] at once when the second is over', () => {
    expect(asked([0, 1000, 5000])).toEqual([0, 1000, 5000]);
  });

  it('says how long to wait, and nothing where a call is on its way', () => {
    const pace = refreshAsked(5000);
    const first = fireRefresh(pace, 5200, 1000);
    expect(first.waitMs).toBe(800);
    expect(fireRefresh(first.pace, 5300, 1000).waitMs).toBeNull();
  });
});
