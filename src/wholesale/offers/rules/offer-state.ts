/** The stored status of an offer: written, sent to the customer, taken with an order, taken back. */
const offerStatuses = ['draft', 'sent', 'ordered', 'withdrawn'] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** The states of an offer: a sent one is open until it ends. */
export const offerStates = ['draft', 'open', 'expired', 'ordered', 'withdrawn'] as const;
export type OfferState = (typeof offerStates)[number];

/** What staff can do with an offer. */
export const offerActions = ['send', 'withdraw', 'copy'] as const;
export type OfferAction = (typeof offerActions)[number];

/** The state of an offer at a moment in milliseconds; `validUntil` is the first moment at which it is not valid any more, null for none. */
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

/** What staff can do with an offer in a state; a sent offer does not change, only a draft can be edited. */
export const offerActionsIn = (state: OfferState): readonly OfferAction[] => actionsOf[state];
