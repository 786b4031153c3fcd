import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerTo, type StubbedBrowser, stubBrowser } from './a-stubbed-browser.ts';
import { createCartStore } from './cart-store.ts';

const day = 86_400_000;

let calls: StubbedBrowser['calls'];
let events: StubbedBrowser['events'];
let visited: StubbedBrowser['visited'];
let tab: StubbedBrowser['tab'];
let page: StubbedBrowser['page'];

const reply = (count: number) => answerTo(page, count);
const aStore = (redirectAfterAdd = false) => createCartStore({ platform: 'shop', redirectAfterAdd });
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
  ({ calls, events, visited, tab, page } = stubBrowser());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the cart in a browser', () => {
  it('[FRAG-06] asks nothing for a visitor without a cart', async () => {
    const store = aStore();
    store.start();
    await settle();
    expect(calls).toEqual([]);
    expect(store.snapshot().cart).toBeNull();
  });

  it('[FRAG-08] [FRAG-12] [FRAG-13] asks once, stores the reply and dispatches its event', async () => {
    const { store } = await aPageWithCart();
    expect(store.snapshot().cart?.count).toBe(2);
    expect(sessionStorage.getItem('wc_cart_hash_shop')).toBe('hash-2');
    expect(localStorage.getItem('wc_cart_hash_shop')).toBe('hash-2');
    expect(sessionStorage.getItem('wc_cart_created')).toBe(String(Date.now()));
    const next = aStore();
    next.start();
    await settle();
    expect(calls).toEqual([]);
    expect(next.snapshot().cart?.count).toBe(2);
  });

  it('[CPG-01] shows what the server has answered since, not the cart that came with the page', async () => {
    const store = aStore();
    const { cart, nonces } = { cart: reply(1).cart, nonces: { links: 'a', storeApi: 'b' } };
    store.accept(cart, nonces);
    expect(store.snapshot().cart?.count).toBe(1);
    const added = store.add({ product_id: '1' });
    await settle();
    calls.shift()?.answer(reply(2));
    await added;
    // A part of the page that begins to act only now brings the cart as the page was made with.
    store.accept(cart, nonces);
    expect(store.snapshot().cart?.count).toBe(2);
  });

  it('[FRAG-09] asks once more when a day has passed', async () => {
    await aPageWithCart();
    const next = aStore();
    next.start();
    await vi.advanceTimersByTimeAsync(day - 1);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.map((call) => call.url)).toEqual(['/?wc-ajax=get_refreshed_fragments']);
    expect(calls[0]?.body.get('time')).toBe(String(Date.now()));
  });

  it('[FRAG-11] follows changes in another tab and a return to the page by the back button', async () => {
    const { store } = await aPageWithCart();
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'wc_cart_hash_shop', newValue: 'hash-2' }));
    tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    await settle();
    expect(calls).toEqual([]);
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'wc_cart_hash_shop', newValue: 'hash-3' }));
    await settle();
    calls.shift()?.answer(reply(3));
    await settle();
    expect(store.snapshot().cart?.count).toBe(3);
    tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settle();
    expect(calls).toHaveLength(1);
  });

  it('[FRAG-12] [FRAG-14] aborts after five seconds and leaves the shown cart unchanged', async () => {
    const { store } = await aPageWithCart();
    // AbortSignal.timeout ignores fake timers: the test aborts it itself.
    const ended = new AbortController();
    const timeouts: number[] = [];
    const clock = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      timeouts.push(milliseconds);
      return ended.signal;
    });
    const refreshing = store.refresh();
    await settle();
    ended.abort();
    await refreshing;
    clock.mockRestore();
    expect(timeouts).toEqual([5000]);
    expect(events).toEqual(['wc_fragments_ajax_error']);
    expect(store.snapshot().cart?.count).toBe(2);
  });

  it('[CART-11] sends one request at a time, in the order in which they were made', async () => {
    const store = aStore();
    const outcomes = [1, 2, 3].map((id) => store.add({ product_id: String(id) }));
    for (const id of [1, 2, 3]) {
      await settle();
      expect(calls.map((call) => call.body.get('product_id'))).toEqual([String(id)]);
      calls.shift()?.answer(reply(id));
    }
    expect(await Promise.all(outcomes)).toEqual(['added', 'added', 'added']);
    expect(store.snapshot().cart?.count).toBe(3);
  });

  it('[CART-03] [CART-10] sends the data of the button unchanged and announces the add after a second', async () => {
    const store = aStore();
    const adding = store.add({ product_id: '7', product_sku: 'A B', success_message: 'Aggiunto.' });
    await settle();
    expect([...(calls[0]?.body ?? [])]).toEqual([
      ['product_id', '7'],
      ['product_sku', 'A B'],
      ['success_message', 'Aggiunto.'],
    ]);
    calls[0]?.answer(reply(1));
    expect(await adding).toBe('added');
    expect(events).toEqual(['added_to_cart']);
    await vi.advanceTimersByTimeAsync(999);
    expect(page.announcer.textContent).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(page.announcer.textContent).toBe('Aggiunto.');
  });

  it('[CART-07] goes to the page that an error names, and nowhere where it names none', async () => {
    const store = aStore();
    const first = store.add({ product_id: '7' });
    await settle();
    calls.shift()?.answer({ error: true, product_url: '/product/disco/' });
    expect(await first).toBe('leaving');
    const second = store.add({ product_id: '8' });
    await settle();
    calls.shift()?.answer({ error: true, product_url: false });
    expect(await second).toBe('refused');
    expect(visited).toEqual(['/product/disco/']);
  });

  it('[CART-08] redirects to the cart where the setting says so', async () => {
    const store = aStore(true);
    const adding = store.add({ product_id: '7' });
    await settle();
    calls[0]?.answer(reply(1));
    expect(await adding).toBe('leaving');
    expect(visited).toEqual(['/cart/']);
  });

  it('[VAR-36] an add by swatches stays on the page, even with that setting', async () => {
    const store = aStore(true);
    const adding = store.add({ product_id: '7' }, undefined, true);
    await settle();
    calls[0]?.answer(reply(1));
    expect(await adding).toBe('added');
    expect(visited).toEqual([]);
  });

  it('a failed request does not stop the next one', async () => {
    const store = aStore();
    const first = store.add({ product_id: '7' });
    const second = store.add({ product_id: '8' });
    await settle();
    calls.shift()?.fail();
    expect(await first).toBe('failed');
    await settle();
    calls.shift()?.answer(reply(1));
    expect(await second).toBe('added');
  });

  it('[FRAG-03] [FRAG-04] blocks a line until the reply to its removal', async () => {
    const { store } = await aPageWithCart();
    const removing = store.remove('k', '/cart/?remove_item=k', 'Rimosso.');
    await settle();
    expect(store.snapshot().waiting.has('k')).toBe(true);
    calls.shift()?.answer(reply(1));
    await removing;
    expect(store.snapshot()).toMatchObject({ busy: false, cart: { count: 1 } });
    expect(store.snapshot().waiting.size).toBe(0);
    expect(events).toEqual(['removed_from_cart']);
  });

  it('[FRAG-05] navigates to the remove link where the reply has no fragments', async () => {
    const { store } = await aPageWithCart();
    const removing = store.remove('k', '/cart/?remove_item=k', 'Rimosso.');
    await settle();
    calls.shift()?.answer({ success: false });
    await removing;
    expect(visited).toEqual(['/cart/?remove_item=k']);
    expect(events).toEqual([]);
  });

  it('asks for notices only where some wait', async () => {
    page.cookie = 'shop_notices=1';
    const store = aStore();
    store.start();
    await settle();
    expect(calls[0]?.body.get('notices')).toBe('1');
    calls[0]?.answer({ ...reply(0), notices: [{ kind: 'error', text: 'Esaurito.' }] });
    await settle();
    expect(store.snapshot().notices).toEqual([{ kind: 'error', text: 'Esaurito.' }]);
  });
});
