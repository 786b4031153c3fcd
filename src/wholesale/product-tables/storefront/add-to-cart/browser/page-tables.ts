import { createListeners } from '#kit/browser/storefront/create-listeners.ts';
import { readCookie } from '#kit/browser/storefront/read-cookie.ts';
import { hasCart } from '#selling/cart/rules/fragments-freshness.ts';
import type { CartAccess } from '#selling/cart/storefront/use-cart.ts';
import type { SiteData } from '../../../rules/site-data.ts';
import { noticeMs } from '../../../rules/table-limits.ts';
import { tableCaller } from '../../browser/table-caller.ts';
import { createBoard } from './board.ts';
import { createMarksStore } from './marks-store.ts';

/** Something of which a page has one: the first to claim it has it, then the next. */
function createClaims() {
  const { subscribe, notify } = createListeners();
  let waiting: readonly object[] = [];
  const set = (next: readonly object[]) => {
    waiting = next;
    notify();
  };
  return {
    claim(who: object): () => void {
      set([...waiting, who]);
      return () => set(waiting.filter((other) => other !== who));
    },
    holder: (): object | null => waiting[0] ?? null,
    subscribe,
  };
}

export type Claims = ReturnType<typeof createClaims>;

/** What the tables of a page share: their calls, the marks of the cart, the board of notices, and which of them shows the floating parts. */
function createPageTables({ store, platform }: CartAccess, site: SiteData) {
  const caller = tableCaller(site.prefix);
  const marks = createMarksStore({
    caller,
    refreshCart: () => store.refresh(),
    hasCart: () => hasCart(readCookie(`${platform}_items_in_cart`)),
  });
  marks.start();
  const board = createBoard(() => noticeTime(site.notice_timeout));
  const [boardOwner, cartOwner, counterOwner] = [createClaims(), createClaims(), createClaims()];
  return { caller, marks, board, boardOwner, cartOwner, counterOwner };
}
export type PageTables = ReturnType<typeof createPageTables>;

const known = new WeakMap<CartAccess['store'], PageTables>();

/** What the tables of this page share; made by the first of them. */
export function pageTables(cart: CartAccess, site: SiteData): PageTables {
  const tables = known.get(cart.store) ?? createPageTables(cart, site);
  known.set(cart.store, tables);
  return tables;
}

/** How long a notice of a table stays, in milliseconds: as the site's `notice_timeout` says, and 2000 where it says nothing (TAB-88). */
export function noticeTime(siteSetting: number | null): number {
  return siteSetting !== null && siteSetting > 0 ? siteSetting : noticeMs;
}
