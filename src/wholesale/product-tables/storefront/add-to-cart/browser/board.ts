import type { Notice } from '#selling/cart/rules/notice.ts';

/** A notice on the board; the same sentence twice is two. */
type BoardNotice = Notice & { readonly id: number };

export type Board = {
  subscribe(listener: () => void): () => void;
  snapshot(): readonly BoardNotice[];
  /** shows a notice for a while (TAB-88) */
  show(notice: Notice): void;
  remove(id: number): void;
  /** nothing goes while somebody reads: the pointer or the focus is on the board */
  hold(): void;
  release(): void;
};

/** So many notices stand on the board; of more the oldest go. */
const MOST_SHOWN = 5;

/** The notices of the tables of a page; `stayMs` says for how long one stays. */
export function createBoard(stayMs: () => number): Board {
  const listeners = new Set<() => void>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let shown: readonly BoardNotice[] = [];
  let last = 0;
  let held = false;
  const set = (next: readonly BoardNotice[]) => {
    shown = next;
    for (const listener of listeners) listener();
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
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => shown,
    show(notice) {
      const id = ++last;
      set([...shown, { ...notice, id }].slice(-MOST_SHOWN));
      wait(id);
    },
    remove,
    hold() {
      held = true;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
    release() {
      if (!held) return;
      held = false;
      for (const { id } of shown) wait(id);
    },
  };
}
