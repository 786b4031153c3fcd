import { readCookie } from '#kit/browser/storefront/read-cookie.ts';
import {
  storedIds,
  type WishlistReply,
  wishlistCookie,
  wishlistIdsPath,
  writeIds,
} from '../rules/own-wishlist.ts';
import { type WishlistChange, type WishlistDone, wishlistDoneFrom, wishlistPath } from '../rules/wishlist.ts';

const key = 'wishlist';
const headers = { accept: 'application/json' };

/** The visitor's wishlist as this tab knows it; `show` is called with the ids on it whenever they, or the cards of the page, change. */
export function ownWishlist(show: (ids: ReadonlySet<number>) => void) {
  let known: readonly number[] = [];
  /** what was pressed and is not answered yet: on the list or not */
  const pressed = new Map<number, boolean>();
  let queue: Promise<unknown> | null = null;
  const state = () => readCookie(wishlistCookie(document.body.dataset.platform ?? 'shop')) ?? '';

  function showAll(): void {
    const ids = new Set(known);
    for (const [id, isIn] of pressed) {
      if (isIn) ids.add(id);
      else ids.delete(id);
    }
    show(ids);
  }

  function stored(): readonly number[] | null {
    if (state() === '') return [];
    try {
      return storedIds(sessionStorage.getItem(key), state());
    } catch {
      return null;
    }
  }

  function store(ids: readonly number[]): void {
    known = ids;
    try {
      sessionStorage.setItem(key, writeIds(state(), ids));
    } catch {
      // Storage is denied or full: the next page asks again.
    }
  }

  async function read(): Promise<void> {
    const ids = stored();
    if (ids) known = ids;
    else {
      const answer = await fetch(wishlistIdsPath, { headers });
      if (answer.ok) store(await answer.json());
    }
    showAll();
  }

  async function send(product: number, action: WishlistChange['action']): Promise<WishlistDone | null> {
    const body = new URLSearchParams({ product: String(product), action });
    const answer = await fetch(wishlistPath, { method: 'POST', headers, body });
    if (!answer.ok) return null;
    const { done, ids }: WishlistReply = await answer.json();
    store(ids);
    return wishlistDoneFrom(done);
  }

  /** One after the other: each answer is the whole list. Null where the shop does not answer. */
  function inTurn<Outcome>(ask: () => Promise<Outcome>): Promise<Outcome | null> {
    const outcome = (queue ?? Promise.resolve()).then(ask).catch(() => null);
    queue = outcome;
    return outcome;
  }

  return {
    /** reads the list, once, and again when the page comes back; new cards are shown as well */
    start(): void {
      if (queue) return;
      void inTurn(read);
      window.addEventListener('pageshow', () => void inTurn(read));
      new MutationObserver(showAll).observe(document.body, { childList: true, subtree: true });
    },
    /** shows the change at once */
    async change(product: number, action: WishlistChange['action']): Promise<WishlistDone | null> {
      pressed.set(product, action === 'add');
      showAll();
      const done = await inTurn(() => send(product, action));
      pressed.delete(product);
      showAll();
      return done;
    },
  };
}
