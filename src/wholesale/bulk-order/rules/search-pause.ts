import { manyFormsMs, typingPauseMs } from './bulk-form-limits.ts';
import type { BulkLayout } from './bulk-layout.ts';

/**
 * After how many milliseconds without a key a form searches: 600 in the classic layout, 400 in the others (BULK-22), and at once where
 * several forms stand on a page that was loaded less than 5 s ago (BULK-23).
 */
export function searchPause(
  layout: BulkLayout,
  page: { readonly forms: number; readonly loadedForMs: number },
): number {
  return page.forms > 1 && page.loadedForMs < manyFormsMs ? 0 : typingPauseMs[layout];
}
