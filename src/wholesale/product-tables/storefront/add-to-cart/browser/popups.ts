import { createListeners } from '#kit/browser/storefront/create-listeners.ts';

/** What lies over the page and waits to be closed. */
export type Popup =
  /** a message to acknowledge; `then` follows */
  | { readonly kind: 'alert'; readonly text: string; readonly then?: () => void }
  /** the whole picture of a row (TAB-89) */
  | { readonly kind: 'picture'; readonly title: string; readonly source: string }
  /** a product in short (TAB-90) */
  | {
      readonly kind: 'quick-view';
      readonly productId: number;
      readonly title: string;
      readonly path: string;
    };

/** The one pop-up of a table. */
export function createPopups() {
  const { subscribe, notify } = createListeners();
  let current: Popup | null = null;
  const set = (popup: Popup | null) => {
    current = popup;
    notify();
  };
  return {
    subscribe,
    snapshot: () => current,
    open: set,
    close(): void {
      const closed = current;
      set(null);
      if (closed?.kind === 'alert') closed.then?.();
    },
  };
}

export type Popups = ReturnType<typeof createPopups>;
