/** Why an offer is not put into the cart; `name` is that of the line it fails on. */
export type OfferRefusal =
  | { readonly code: 'unknown-offer' | 'offer-expired' | 'offer-ordered' | 'offer-withdrawn' }
  | { readonly code: 'item-gone'; readonly name: string }
  | { readonly code: 'not-enough-stock'; readonly name: string; readonly available: number };
