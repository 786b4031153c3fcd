import type { OfferState } from './offer-state.ts';

/** An offer where something else leads to it; `total` in cents in its mode. */
export type LinkedOffer = {
  readonly id: number;
  readonly state: OfferState;
  readonly total: number;
  readonly withTax: boolean;
  readonly validUntil: string;
  /** the order that took it */
  readonly order: { readonly id: number; readonly number: number } | null;
};
