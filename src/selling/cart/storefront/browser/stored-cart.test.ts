import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerTo, type StubbedBrowser, stubBrowser } from './a-stubbed-browser.ts';
import { createCartStore } from './cart-store.ts';

let calls: StubbedBrowser['calls'];
let events: StubbedBrowser['events'];
let page: StubbedBrowser['page'];

const reply = (count: number) => answerTo(page, count);
const aStore = () => createCartStore({ platform: 'shop', redirectAfterAdd: false });
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A page on which a cart of two pieces was shown and stored. */
async function aPageWithCart() {
  const store = aStore();
  page.cookie = 'shop_items_in_cart=1; shop_cart_hash=hash-2';
  store.start();
  await settle();
  calls.shift()?.answer(reply(2));
  await settle();
  events.length = 0;
  return { store };
}

beforeEach(() => {
  vi.useFakeTimers();
  ({ calls, events, page } = stubBrowser());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a cart that the browser has stored', () => {
  it('[FRAG-06] [FRAG-14] shows the stored cart while a refresh is slow, and after it failed', async () => {
    await aPageWithCart();
    page.cookie = 'shop_items_in_cart=1; shop_cart_hash=another';
    const next = aStore();
    next.start();
    await settle();
    expect(next.snapshot().cart?.count).toBe(2);
    expect(calls).toHaveLength(1);
    calls.shift()?.fail();
    await settle();
    expect(events).toEqual(['wc_fragments_ajax_error']);
    expect(next.snapshot().cart?.count).toBe(2);
  });

  it('[FRAG-06] [FRAG-14] takes from the cookie that there is a cart, until a reply brings it', async () => {
    page.cookie = 'shop_items_in_cart=1; shop_cart_hash=hash-2';
    const store = aStore();
    store.start();
    await settle();
    expect(store.snapshot()).toMatchObject({ cart: null, expected: true });
    calls.shift()?.fail();
    await settle();
    expect(store.snapshot()).toMatchObject({ cart: null, expected: true });
    const repeated = store.refresh();
    await settle();
    calls.shift()?.answer(reply(0));
    await repeated;
    expect(store.snapshot()).toMatchObject({ cart: { count: 0 }, expected: false });
  });

  it('[FRAG-06] stores nothing of a cart that is gone', async () => {
    const { store } = await aPageWithCart();
    page.cookie = '';
    await store.refresh();
    expect(store.snapshot()).toMatchObject({ cart: null, expected: false });
    page.cookie = 'shop_items_in_cart=1; shop_cart_hash=hash-2';
    const next = aStore();
    next.start();
    expect(next.snapshot().cart).toBeNull();
  });
});
