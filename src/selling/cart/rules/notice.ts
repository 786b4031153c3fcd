/** A sentence that is kept for the next page that the visitor sees (SITE-32). */
export type Notice = {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
  readonly action?: { readonly label: string; readonly href: string };
};

/** Reads a kept notice; null when it is none. Only paths of this shop are links. */
export function noticeFrom(kept: unknown): Notice | null {
  if (typeof kept !== 'object' || kept === null || !('kind' in kept) || !('text' in kept)) return null;
  const kind = (['success', 'error', 'info'] as const).find((known) => known === kept.kind);
  if (!kind || typeof kept.text !== 'string') return null;
  const action = 'action' in kept ? actionFrom(kept.action) : null;
  return { kind, text: kept.text, ...(action ? { action } : {}) };
}

function actionFrom(kept: unknown): Notice['action'] | null {
  if (typeof kept !== 'object' || kept === null || !('label' in kept) || !('href' in kept)) return null;
  const { label, href } = kept;
  if (typeof label !== 'string' || typeof href !== 'string' || !/^\/(?!\/)/.test(href)) return null;
  return { label, href };
}
