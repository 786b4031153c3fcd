import { readCookie } from '#kit/browser/storefront/read-cookie.ts';
import { announce } from '#kit/ui/live/announce.ts';
import { calculatorField, shippingMethodField } from '#selling/shipping/rules/shipping-actions.ts';
import { cartEndpoints, isCartReply } from '../../rules/cart-calls.ts';
import type { AddFailure, CartReply } from '../../rules/cart-reply.ts';
import type { CartState } from '../../rules/cart-state.ts';
import { announceAfterMs, refreshTimeoutMs } from '../../rules/cart-timings.ts';
import { fragmentsFreshness, hasCart } from '../../rules/fragments-freshness.ts';
import type { Notice } from '../../rules/notice.ts';
import { markWaiting, replaceRegions } from './cart-regions.ts';
import { changeQuantity, type QuantityAnswer } from './change-quantity.ts';
import { storedCart } from './stored-cart.ts';

/** The cart as this browser knows it; `cart` is null while there is nothing to show. */
export type CartSnapshot = {
  readonly cart: CartState | null;
  /** the cookie says that there is a cart, which is not loaded yet */
  readonly expected: boolean;
  readonly nonces: { readonly links: string; readonly storeApi: string };
  /** keys of the lines that wait for the server */
  readonly waiting: ReadonlySet<string>;
  /** a request is under way whose reply changes the cart */
  readonly busy: boolean;
  readonly notices: readonly Notice[];
};

export type AddOutcome = 'added' | 'refused' | 'leaving' | 'failed';

export type CartStore = {
  subscribe(listener: () => void): () => void;
  snapshot(): CartSnapshot;
  lines(): CartState['lines'];
  /** the cart that came with the page, which is newer than the stored one, but not than what the server has answered to this page */
  accept(cart: CartState, nonces: CartSnapshot['nonces']): void;
  /** `stay`: no redirect to the cart after an add, whatever the setting says (VAR-36) */
  add(fields: Readonly<Record<string, string>>, button?: Element, stay?: boolean): Promise<AddOutcome>;
  /** navigates to the remove link where the call fails (FRAG-05) */
  remove(key: string, link: string, message: string): Promise<void>;
  change(key: string, quantity: number): Promise<QuantityAnswer>;
  /** chooses a shipping method by rate id (CPG-03) */
  chooseShipping(nonce: string, method: string): Promise<void>;
  /** posts the calculator's form; `message` is announced afterwards. False where no reply came (CPG-02) */
  calculateShipping(form: FormData, message: string): Promise<boolean>;
  refresh(): Promise<void>;
  /** shows what is stored and subscribes to browser events, once for a page */
  start(): void;
};

const noLines: CartState['lines'] = [];

export const emptySnapshot: CartSnapshot = {
  cart: null,
  expected: false,
  nonces: { links: '', storeApi: '' },
  waiting: new Set(),
  busy: false,
  notices: [],
};

/** The one owner of the cart in a browser: its requests go out one at a time, in their order (CART-11). */
export function createCartStore(options: { platform: string; redirectAfterAdd: boolean }): CartStore {
  const { platform, redirectAfterAdd } = options;
  const stored = storedCart(platform);
  const listeners = new Set<() => void>();
  let current = emptySnapshot;
  let isStarted = false;
  let isAnswered = false;
  let regions: readonly string[] = [];
  let queue: Promise<unknown> = Promise.resolve();

  const set = (change: Partial<CartSnapshot>) => {
    current = { ...current, ...change };
    for (const listener of listeners) listener();
  };
  const enqueue = <T>(job: () => Promise<T>): Promise<T> => {
    const result = queue.then(job);
    queue = result.catch(() => {});
    return result;
  };
  const dispatch = (event: string, detail: unknown = null) =>
    document.body.dispatchEvent(new CustomEvent(event, { detail, bubbles: true }));
  const wait = (key: string | null) => {
    markWaiting(regions, true);
    set({ busy: true, waiting: key === null ? current.waiting : new Set([...current.waiting, key]) });
  };
  const rest = (key: string | null) => {
    markWaiting(regions, false);
    set({ busy: false, waiting: new Set([...current.waiting].filter((other) => other !== key)) });
  };
  const show = (reply: CartReply) => {
    regions = Object.keys(reply.fragments);
    replaceRegions(reply.fragments);
    set({
      cart: reply.cart,
      expected: false,
      nonces: { links: reply.cart_nonce, storeApi: reply.store_nonce },
      ...(reply.notices ? { notices: reply.notices } : {}),
    });
  };
  const storeAndShow = (reply: CartReply) => {
    isAnswered = true;
    stored.write(reply, Date.now());
    show(reply);
  };
  const clear = () => {
    stored.clear();
    set({ cart: null, expected: false });
  };
  const itemsInCart = () => readCookie(`${platform}_items_in_cart`);
  const noticesWait = () => readCookie(`${platform}_notices`) === '1';

  const ask = async () => {
    const fields = { time: String(Date.now()), ...(noticesWait() ? { notices: '1' } : {}) };
    const answer = await postCartCall(cartEndpoints.refresh, fields, refreshTimeoutMs);
    if (!isCartReply(answer)) return dispatch('wc_fragments_ajax_error');
    storeAndShow(answer);
    return dispatch('wc_fragments_refreshed');
  };
  const refresh = () =>
    enqueue(async () => {
      if (hasCart(itemsInCart()) || noticesWait()) await ask();
      else clear();
    });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => current,
    lines: () => current.cart?.lines ?? noLines,
    accept(cart, nonces) {
      if (!isAnswered) set({ cart, nonces });
    },
    refresh,
    add: (fields, button, stay = false) =>
      enqueue(async () => {
        wait(null);
        const answer = await postCartCall(cartEndpoints.add, fields);
        rest(null);
        if (isAddFailure(answer)) {
          if (answer.product_url === false) return 'refused';
          location.assign(answer.product_url);
          return 'leaving';
        }
        if (!isCartReply(answer)) return 'failed';
        if (redirectAfterAdd && !stay) {
          location.assign('/cart/');
          return 'leaving';
        }
        storeAndShow(answer);
        dispatch('added_to_cart', { fragments: answer.fragments, cart_hash: answer.cart_hash, button });
        const { success_message: message } = fields;
        if (message) setTimeout(() => announce(message), announceAfterMs);
        return 'added';
      }),
    remove: (key, link, message) =>
      enqueue(async () => {
        wait(key);
        const answer = await postCartCall(cartEndpoints.remove, { cart_item_key: key });
        if (!isCartReply(answer)) return location.assign(link);
        rest(key);
        storeAndShow(answer);
        dispatch('removed_from_cart', { fragments: answer.fragments, cart_hash: answer.cart_hash });
        setTimeout(() => announce(message), announceAfterMs);
      }),
    change: (key, quantity) =>
      enqueue(async () => {
        wait(key);
        let answer = await changeQuantity(current.nonces.storeApi, key, quantity);
        if (answer.kind === 'stale-nonce') {
          await ask();
          answer = await changeQuantity(current.nonces.storeApi, key, quantity);
        }
        await ask();
        rest(key);
        return answer;
      }),
    chooseShipping: (nonce, method) =>
      enqueue(async () => {
        wait(null);
        const fields = { security: nonce, [shippingMethodField]: method };
        const answer = await postCartCall(cartEndpoints.chooseShipping, fields);
        rest(null);
        // The session has changed, or no reply came: reload the page, which shows the reason.
        if (!isCartReply(answer)) return location.reload();
        storeAndShow(answer);
        dispatch('updated_shipping_method');
      }),
    calculateShipping: (form, message) =>
      enqueue(async () => {
        wait(null);
        const answered = await postCalculator(form);
        if (answered) await ask();
        rest(null);
        if (answered) setTimeout(() => announce(message), announceAfterMs);
        return answered;
      }),
    start() {
      if (isStarted) return;
      isStarted = true;
      const { reply, about } = stored.read();
      const cookies = { itemsInCart: itemsInCart(), cartHash: readCookie(`${platform}_cart_hash`) };
      const freshness = fragmentsFreshness(cookies, about, Date.now());
      // The cart page's own cart is newer than the stored one, and names changed prices, which a reply would not repeat.
      if (current.cart === null) {
        if (freshness.use === 'nothing') stored.clear();
        // Also where it is out of date: the header shows it while the refresh is slow or fails (FRAG-14).
        else if (reply) show(reply);
        else set({ expected: true });
        if (freshness.use === 'server' || noticesWait()) void refresh();
        if (freshness.use === 'kept') {
          dispatch('wc_fragments_loaded');
          setTimeout(() => void refresh(), freshness.refreshInMs);
        }
      }
      const otherTab = (event: StorageEvent) => {
        if (event.key === stored.hashKey && event.newValue !== stored.hash()) void refresh();
      };
      const cameBack = (event: PageTransitionEvent) => {
        if (event.persisted) void refresh();
      };
      const asked = () => void refresh();
      window.addEventListener('storage', otherTab);
      window.addEventListener('pageshow', cameBack);
      document.body.addEventListener('wc_fragment_refresh', asked);
    },
  };
}

function isAddFailure(answer: unknown): answer is AddFailure {
  return typeof answer === 'object' && answer !== null && 'error' in answer && 'product_url' in answer;
}

/** Posts the shipping calculator's form as without scripts; its outcome waits as a notice. False where no reply came. */
async function postCalculator(form: FormData): Promise<boolean> {
  const body = new URLSearchParams({ [calculatorField]: '1' });
  for (const [name, value] of form) if (typeof value === 'string') body.append(name, value);
  try {
    // The reply redirects to the cart page, which need not be fetched.
    const response = await fetch('/cart/', { method: 'POST', body, redirect: 'manual' });
    return response.type === 'opaqueredirect' || response.ok;
  } catch {
    return false;
  }
}

/** Posts a form to one of the store's ajax endpoints; null where no answer in JSON came (WIRE-03, WIRE-04). */
async function postCartCall(
  endpoint: string,
  fields: Readonly<Record<string, string>>,
  timeoutMs?: number,
): Promise<unknown> {
  try {
    const response = await fetch(`/?wc-ajax=${endpoint}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      ...(timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) }),
    });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
