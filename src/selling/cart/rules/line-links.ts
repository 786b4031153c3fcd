const beginning = '/cart/?undo_item=';

/** The link that restores a removed line, with scripts and without (wire 2.5). */
export function undoLink(key: string, nonce: string): string {
  return `${beginning}${encodeURIComponent(key)}&_wpnonce=${encodeURIComponent(nonce)}`;
}

/** Whether a link restores a removed line. */
export function isUndoLink(href: string): boolean {
  return href.startsWith(beginning);
}

/** The link that removes a line without scripts, and where the scripted call fails (wire 2.5, FRAG-05). */
export function removeLink(key: string, nonce: string): string {
  return `/cart/?remove_item=${key}&_wpnonce=${nonce}`;
}
