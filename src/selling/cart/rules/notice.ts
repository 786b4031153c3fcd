import { z } from 'zod';

const link = z.object({ label: z.string(), href: z.string().regex(/^\/(?!\/)/) });
const storedNotice = z.object({
  kind: z.enum(['success', 'error', 'info']),
  text: z.string(),
  /** links only to paths of this shop */
  action: link.optional().catch(undefined),
});

/** A notice that is stored for the visitor's next page (SITE-32). */
export type Notice = {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
  readonly action?: { readonly label: string; readonly href: string };
};

/** Reads a stored notice; null when it is none. */
export function noticeFrom(stored: unknown): Notice | null {
  const { kind, text, action } = storedNotice.safeParse(stored).data ?? {};
  return kind === undefined || text === undefined ? null : { kind, text, ...(action ? { action } : {}) };
}
