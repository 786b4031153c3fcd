/** The link that puts a removed line back as it was, with scripts and without (wire 2.5). */
export function undoLink(key: string, nonce: string): string {
  return `/cart/?undo_item=${encodeURIComponent(key)}&_wpnonce=${encodeURIComponent(nonce)}`;
}
