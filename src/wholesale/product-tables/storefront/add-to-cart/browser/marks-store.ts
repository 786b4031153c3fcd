import { createListeners } from '#kit/browser/storefront/create-listeners.ts';
import type { PerItems } from '../../../rules/add-to-cart/cart-marks.ts';
import { refreshAfterMs, refreshEveryMs } from '../../../rules/table-limits.ts';
import type { TableCaller } from '../../browser/table-caller.ts';

/** When the marks were asked for last, and when they will be next; milliseconds. */
type RefreshPace = { readonly askedAt: number | null; readonly asksAt: number | null };

export const noRefreshYet: RefreshPace = { askedAt: null, asksAt: null };

/**
 * What a firing at `now` leads to: the marks are asked for at once, or at the end of the second since they were last; firings in
 * between wait for that end and count as one call (TAB-78). `waitMs` is null where nothing new has to be waited for.
 */
export function fireRefresh(
  pace: RefreshPace,
  now: number,
  everyMs: number,
): { readonly pace: RefreshPace; readonly waitMs: number | null } {
  if (pace.asksAt !== null) return { pace, waitMs: null };
  const asksAt = pace.askedAt === null ? now : Math.max(now, pace.askedAt + everyMs);
  return { pace: { ...pace, asksAt }, waitMs: asksAt - now };
}

/** The pace once the marks were asked for. */
export function refreshAsked(now: number): RefreshPace {
  return { askedAt: now, asksAt: null };
}

/** What the tables of a page know of the cart; `nonce` goes with the calls that need one, empty before the first answer. */
type MarksSnapshot = { readonly items: PerItems; readonly nonce: string };

type MarksTerms = {
  readonly caller: Pick<TableCaller, 'marks'>;
  /** reloads the cart of the page, its mini-cart and counters */
  readonly refreshCart: () => Promise<void>;
  /** a visitor who has no cart is not asked about */
  readonly hasCart: () => boolean;
};

const cartEvents = ['added_to_cart', 'removed_from_cart', 'wc_fragments_refreshed', 'wc_fragments_loaded'];

/** The marks of all tables of a page, in step with its cart. */
export function createMarksStore({ caller, refreshCart, hasCart }: MarksTerms) {
  const { subscribe, notify } = createListeners();
  let current: MarksSnapshot = { items: [], nonce: '' };
  let pace = noRefreshYet;
  let wantsCart = false;
  // The events of our own refresh of the cart are ignored.
  let refreshing = 0;
  let asked = 0;

  const ask = async () => {
    pace = refreshAsked(Date.now());
    const attempt = ++asked;
    const both: Promise<unknown>[] = [];
    if (wantsCart) {
      wantsCart = false;
      refreshing += 1;
      both.push(refreshCart().finally(() => --refreshing));
    }
    const [answer] = await Promise.all([caller.marks(), ...both]);
    // Of two answers that overtake each other the later question counts.
    if (answer === null || attempt !== asked) return;
    current = answer;
    notify();
  };
  const fire = () => {
    const fired = fireRefresh(pace, Date.now(), refreshEveryMs);
    pace = fired.pace;
    if (fired.waitMs === null) return;
    if (fired.waitMs <= 0) void ask();
    else setTimeout(() => void ask(), fired.waitMs);
  };
  const fireForCart = () => {
    wantsCart = true;
    fire();
  };
  return {
    subscribe,
    snapshot: () => current,
    /** refreshes, once a second at most (TAB-78) */
    fire,
    /** refreshes now and a few times soon, for the marks and for the cart of the page (TAB-78) */
    fireAfterAdd(): void {
      fireForCart();
      for (const ms of refreshAfterMs) setTimeout(fireForCart, ms);
    },
    /** begins to listen to the cart of the page */
    start(): void {
      const heard = () => {
        if (refreshing === 0) fire();
      };
      for (const name of cartEvents) document.body.addEventListener(name, heard);
      if (hasCart()) fire();
    },
  };
}

export type MarksStore = ReturnType<typeof createMarksStore>;
