/** What a press did, in milliseconds from when the finger left; null where nothing of the kind was seen. */
export type PressSeen = {
  feedbackMs: number | null;
  addedMs: number | null;
  /** from the press to the next paint, the longest of its events as Event Timing measures them */
  nextPaintMs: number | null;
};

declare global {
  interface Window {
    pressSeen: PressSeen;
  }
}

/** Runs in the page, before its own scripts: notes when the first press shows that it was heard, and that a part was added. */
export function watchPress(): void {
  const seen: PressSeen = { feedbackMs: null, addedMs: null, nextPaintMs: null };
  window.pressSeen = seen;
  let pressedAt: number | undefined;
  addEventListener('pointerup', ({ timeStamp }) => (pressedAt ??= timeStamp), true);

  const noted = new Set<string>();
  const noteFrame = (what: 'feedbackMs' | 'addedMs', selector: string) => {
    if (noted.has(what) || !document.querySelector(selector)) return;
    noted.add(what);
    // The task that comes first after the frame's callbacks runs when the frame has been drawn.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        seen[what] = performance.now() - (pressedAt ?? performance.now());
      };
      port2.postMessage(null);
    });
  };
  const button = ':is(.add_to_cart_button, .single_add_to_cart_button)';
  new MutationObserver(() => {
    noteFrame('feedbackMs', `${button}:is([data-island-busy], [aria-busy="true"], .loading)`);
    noteFrame('addedMs', `${button}.added`);
  }).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['class', 'aria-busy', 'data-island-busy'],
  });

  // The threshold is not known to the DOM's types.
  const eventTiming = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId > 0) seen.nextPaintMs = Math.max(seen.nextPaintMs ?? 0, entry.duration);
    }
  }).observe(eventTiming);
}
