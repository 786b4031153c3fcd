/** What an article asks: whole cents in the shop's own tax mode, moments in ISO 8601. */
export type PublicTerms = {
  readonly regularPriceCents: number | null;
  readonly salePriceCents: number | null;
  readonly saleFrom: string | null;
  readonly saleTo: string | null;
};
export const publicTermFields = [
  'regularPriceCents',
  'salePriceCents',
  'saleFrom',
  'saleTo',
] as const satisfies readonly (keyof PublicTerms)[];

export type FileOutcome =
  | { readonly kind: 'write'; readonly values: Partial<PublicTerms> }
  /** it asks that already */
  | { readonly kind: 'same' }
  /** it asks something else than the preview has shown */
  | { readonly kind: 'conflict' };

/**
 * What becomes of a row of a file: `was` is what its article asked in the preview, `wanted` what the file asks, `now` what the article asks
 * when it is written. What somebody else has changed in between is never overwritten.
 */
export function fileOutcome(was: PublicTerms, wanted: PublicTerms, now: PublicTerms): FileOutcome {
  const differing = (one: PublicTerms, other: PublicTerms) =>
    publicTermFields.filter((field) => one[field] !== other[field]);
  const changed = differing(wanted, now);
  if (changed.length === 0) return { kind: 'same' };
  if (differing(was, now).length > 0) return { kind: 'conflict' };
  return { kind: 'write', values: Object.fromEntries(changed.map((field) => [field, wanted[field]])) };
}
