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

export type Popups = {
  subscribe(listener: () => void): () => void;
  snapshot(): Popup | null;
  open(popup: Popup): void;
  close(): void;
};

/** The one pop-up of a table. */
export function createPopups(): Popups {
  const listeners = new Set<() => void>();
  let current: Popup | null = null;
  const set = (popup: Popup | null) => {
    current = popup;
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => current,
    open: set,
    close() {
      const closed = current;
      set(null);
      if (closed?.kind === 'alert') closed.then?.();
    },
  };
}
