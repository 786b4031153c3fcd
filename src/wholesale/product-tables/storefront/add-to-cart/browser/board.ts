import { createListeners } from '#kit/browser/storefront/create-listeners.ts';
import type { Notice } from '#selling/cart/rules/notice.ts';

/** A notice on the board; the same sentence twice is two. */
type BoardNotice = Notice & { readonly id: number };

/** The most notices on the board; the oldest are removed first. */
const MOST_SHOWN = 5;

/** The notices of the tables of a page; `stayMs` says for how long one stays. */
export function createBoard(stayMs: () => number) {
  const { subscribe, notify } = createListeners();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let shown: readonly BoardNotice[] = [];
  let last = 0;
  let held = false;
  const set = (next: readonly BoardNotice[]) => {
    shown = next;
    notify();
  };
  const remove = (id: number) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    set(shown.filter((notice) => notice.id !== id));
  };
  const wait = (id: number) => {
    if (!held)
      timers.set(
        id,
        setTimeout(() => remove(id), stayMs()),
      );
  };
  return {
    subscribe,
    snapshot: () => shown,
    /** shows a notice for a while (TAB-88) */
    show(notice: Notice): void {
      const id = ++last;
      set([...shown, { ...notice, id }].slice(-MOST_SHOWN));
      wait(id);
    },
    remove,
    /** nothing goes while the pointer or the focus is on the board */
    hold(): void {
      held = true;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
    release(): void {
      if (!held) return;
      held = false;
      for (const { id } of shown) wait(id);
    },
  };
}

export type Board = ReturnType<typeof createBoard>;
