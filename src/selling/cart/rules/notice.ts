/** A sentence that is stored for the next page that the visitor sees (SITE-32). */
export type Notice = {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
  readonly action?: { readonly label: string; readonly href: string };
};

/** Reads a stored notice; null when it is none. Only paths of this shop are links. */
export function noticeFrom(stored: unknown): Notice | null {
  if (typeof stored !== 'object' || stored === null || !('kind' in stored) || !('text' in stored))
    return null;
  const kind = (['success', 'error', 'info'] as const).find((known) => known === stored.kind);
  if (!kind || typeof stored.text !== 'string') return null;
  const action = 'action' in stored ? actionFrom(stored.action) : null;
  return { kind, text: stored.text, ...(action ? { action } : {}) };
}

function actionFrom(stored: unknown): Notice['action'] | null {
  if (typeof stored !== 'object' || stored === null || !('label' in stored) || !('href' in stored))
    return null;
  const { label, href } = stored;
  if (typeof label !== 'string' || typeof href !== 'string' || !/^\/(?!\/)/.test(href)) return null;
  return { label, href };
}
