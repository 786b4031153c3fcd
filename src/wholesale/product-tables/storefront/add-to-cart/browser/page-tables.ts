import { readCookie } from '#kit/browser/storefront/read-cookie.ts';
import { hasCart } from '#selling/cart/rules/fragments-freshness.ts';
import type { CartAccess } from '#selling/cart/storefront/use-cart.ts';
import { noticeMs } from '../../../rules/table-limits.ts';
import type { SiteData } from '../../../rules/site-data.ts';
import { type TableCaller, tableCaller } from '../../browser/table-caller.ts';
import { type Board, createBoard } from './board.ts';
import { createMarksStore, type MarksStore } from './marks-store.ts';

/** What the tables of a page share: their calls, the marks of the cart, the board of notices, and which of them shows the floating parts. */
export type PageTables = {
  readonly caller: TableCaller;
  readonly marks: MarksStore;
  readonly board: Board;
  /** the table that shows the board */
  readonly boardOwner: Claims;
  /** the table that shows its footer cart */
  readonly cartOwner: Claims;
  /** the table that shows the counter */
  readonly counterOwner: Claims;
};

/** Something of which a page has one: whoever claimed first has it, then the next. */
export type Claims = {
  claim(who: object): () => void;
  holder(): object | null;
  subscribe(listener: () => void): () => void;
};

function createClaims(): Claims {
  const listeners = new Set<() => void>();
  let waiting: readonly object[] = [];
  const set = (next: readonly object[]) => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  return {
    claim(who) {
      set([...waiting, who]);
      return () => set(waiting.filter((other) => other !== who));
    },
    holder: () => waiting[0] ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const known = new WeakMap<CartAccess['store'], PageTables>();

/** What the tables of this page share; made by the first of them. */
export function pageTables({ store, platform }: CartAccess, site: SiteData): PageTables {
  const made = known.get(store);
  if (made) return made;
  const caller = tableCaller(site.prefix);
  const tables: PageTables = {
    caller,
    marks: createMarksStore({
      caller,
      refreshCart: () => store.refresh(),
      hasCart: () => hasCart(readCookie(`${platform}_items_in_cart`)),
    }),
    board: createBoard(() => noticeTime(site.notice_timeout)),
    boardOwner: createClaims(),
    cartOwner: createClaims(),
    counterOwner: createClaims(),
  };
  known.set(store, tables);
  return tables;
}

/** How long a notice of a table stays, in milliseconds: as the site's `notice_timeout` says, and 2000 where it says nothing (TAB-88). */
export function noticeTime(siteSetting: number | null): number {
  return siteSetting !== null && siteSetting > 0 ? siteSetting : noticeMs;
}
