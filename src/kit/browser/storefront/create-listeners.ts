/** Those who listen to something that changes. */
export function createListeners<Change extends readonly unknown[] = []>() {
  const listeners = new Set<(...change: Change) => void>();
  return {
    /** calls the listener at each change, until the function returned is called */
    subscribe(listener: (...change: Change) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify(...change: Change): void {
      for (const listener of listeners) listener(...change);
    },
  };
}
