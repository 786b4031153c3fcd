/** What a person has decided about the shop's own pages, as it is stored; only these fields are ever stored. */
export type PersonMeta = { readonly coming_soon_banner_dismissed?: 'yes' };

/** The fields that a call may store, out of all that was sent; null where a known field has an invalid value (SITE-31). */
export function readPersonMeta(sent: unknown): PersonMeta | null {
  if (typeof sent !== 'object' || sent === null) return {};
  const dismissed = new Map<string, unknown>(Object.entries(sent)).get('coming_soon_banner_dismissed');
  if (dismissed === undefined) return {};
  return dismissed === 'yes' ? { coming_soon_banner_dismissed: 'yes' } : null;
}
