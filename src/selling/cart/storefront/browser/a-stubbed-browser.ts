import { vi } from 'vitest';
import { toCents, zeroCents } from '#foundation/money/rules/cents.ts';
import type { CartState } from '../../rules/cart-state.ts';

type Call = {
  readonly url: string;
  readonly body: URLSearchParams;
  answer(json: unknown): void;
  fail(): void;
};

export type StubbedBrowser = {
  /** requests that wait for their answer */
  readonly calls: Call[];
  /** cart events that were dispatched on the page */
  readonly events: string[];
  /** addresses that the page went to */
  readonly visited: string[];
  readonly tab: EventTarget;
  readonly page: { cookie: string; body: EventTarget; announcer: { textContent: string } };
};

/** The browser globals that the cart store uses, stubbed; `vi.unstubAllGlobals` removes them. */
export function stubBrowser(): StubbedBrowser {
  const calls: Call[] = [];
  const events: string[] = [];
  const visited: string[] = [];
  const tab = new EventTarget();
  const announcer = { textContent: '' };
  const body = new EventTarget();
  const page = { cookie: '', body, announcer };
  for (const name of [
    'added_to_cart',
    'removed_from_cart',
    'wc_fragments_refreshed',
    'wc_fragments_ajax_error',
  ]) {
    body.addEventListener(name, () => events.push(name));
  }
  vi.stubGlobal('document', {
    get cookie() {
      return page.cookie;
    },
    body,
    querySelectorAll: () => [],
    getElementById: () => announcer,
  });
  vi.stubGlobal('window', tab);
  vi.stubGlobal('location', { assign: (url: string) => visited.push(url) });
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('fetch', (url: string, init: { body: URLSearchParams; signal?: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    init.signal?.addEventListener('abort', () => reject(new Error('too late')));
    calls.push({
      url,
      body: init.body,
      answer: (json) => resolve(Response.json(json)),
      fail: () => reject(new TypeError('no network')),
    });
    return promise;
  });
  return { calls, events, visited, tab, page };
}

function storage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

const emptyCart: CartState = {
  lines: [],
  count: 0,
  hash: '',
  mode: 'gross',
  subtotal: zeroCents,
  shipping: null,
  taxLines: [],
  tax: zeroCents,
  total: zeroCents,
  shippingOptions: [],
  destination: { country: 'IT', state: '', postcode: '' },
  coupons: [],
  discount: toCents(0),
  missingForFreeShipping: null,
  problems: [],
};

/** A reply of the server with a cart of so many pieces; its cookies are set on the page. */
export function answerTo(page: StubbedBrowser['page'], count: number) {
  const hash = count === 0 ? '' : `hash-${count}`;
  page.cookie = count === 0 ? '' : `shop_items_in_cart=1; shop_cart_hash=${hash}`;
  const cart = { ...emptyCart, count, hash, total: toCents(count * 100) };
  const fragments = { 'div.widget_shopping_cart_content': `<div>${count}</div>` };
  return { fragments, cart_hash: hash, cart, cart_nonce: 'n', store_nonce: 's' };
}
