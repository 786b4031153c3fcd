/** The stored status of an offer: written, sent to the customer, taken with an order, taken back. */
const offerStatuses = ['draft', 'sent', 'ordered', 'withdrawn'] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** Where an offer stands now: a sent one is open until it ends. */
export const offerStates = ['draft', 'open', 'expired', 'ordered', 'withdrawn'] as const;
export type OfferState = (typeof offerStates)[number];

/** What staff can do with an offer. */
export const offerActions = ['send', 'withdraw', 'copy'] as const;
export type OfferAction = (typeof offerActions)[number];

/** Where an offer stands at a moment in milliseconds; `validUntil` is the first moment at which it holds no longer, null for none. */
export function offerStateAt(
  { status, validUntil }: { readonly status: OfferStatus; readonly validUntil: number | null },
  at: number,
): OfferState {
  if (status !== 'sent') return status;
  return validUntil !== null && validUntil <= at ? 'expired' : 'open';
}

const actionsOf: Readonly<Record<OfferState, readonly OfferAction[]>> = {
  draft: ['send', 'copy'],
  open: ['withdraw', 'copy'],
  expired: ['withdraw', 'copy'],
  ordered: ['copy'],
  withdrawn: ['copy'],
};

/** What staff can do with an offer where it stands; what was sent stays as it was sent, and only a draft is written. */
export const offerActionsIn = (state: OfferState): readonly OfferAction[] => actionsOf[state];
