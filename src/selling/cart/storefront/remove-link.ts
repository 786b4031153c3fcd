/** The link that removes a line where no scripts run, and where they fail (wire 2.5, FRAG-05). */
export function removeLink(key: string, nonce: string): string {
  return `/cart/?remove_item=${key}&_wpnonce=${nonce}`;
}
