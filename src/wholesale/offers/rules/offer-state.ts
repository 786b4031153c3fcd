/** The stored status of an offer: written, sent to the customer, taken with an order, taken back. */
const offerStatuses = ['draft', 'sent', 'ordered', 'withdrawn'] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** The states of an offer: a sent one is open, countered or accepted by what its customer did last, until it ends. */
export const offerStates = [
  'draft',
  'countered',
  'open',
  'accepted',
  'expired',
  'ordered',
  'withdrawn',
] as const;
export type OfferState = (typeof offerStates)[number];

/** What staff can do with an offer. */
export const offerActions = ['send', 'revise', 'revise-as-asked', 'withdraw', 'copy'] as const;
export type OfferAction = (typeof offerActions)[number];

type StoredState = {
  readonly status: OfferStatus;
  /** the first moment, in milliseconds, at which it is not valid any more; null for none */
  readonly validUntil: number | null;
  /** its customer asked for other prices, and did not put it into the cart since */
  readonly isCountered: boolean;
  /** its customer put it into the cart */
  readonly isAccepted: boolean;
};

/** The state of an offer at a moment in milliseconds. */
export function offerStateAt(
  { status, validUntil, isCountered, isAccepted }: StoredState,
  at: number,
): OfferState {
  if (status !== 'sent') return status;
  if (validUntil !== null && validUntil <= at) return 'expired';
  if (isCountered) return 'countered';
  return isAccepted ? 'accepted' : 'open';
}

/** Whether the customer can buy an offer, or answer it with other prices. */
export const isOfferOpen = (state: OfferState): boolean =>
  state === 'open' || state === 'countered' || state === 'accepted';

const actionsOf: Readonly<Record<OfferState, readonly OfferAction[]>> = {
  draft: ['send', 'withdraw', 'copy'],
  countered: ['revise-as-asked', 'revise', 'withdraw', 'copy'],
  open: ['revise', 'withdraw', 'copy'],
  accepted: ['revise', 'withdraw', 'copy'],
  expired: ['revise', 'withdraw', 'copy'],
  ordered: ['copy'],
  withdrawn: ['copy'],
};

/** What staff can do with an offer in a state; a sent offer does not change, only a draft can be edited. */
export const offerActionsIn = (state: OfferState): readonly OfferAction[] => actionsOf[state];

/** The colour in which a state is shown. */
export const offerTones = {
  draft: 'plain',
  countered: 'amber',
  open: 'green',
  accepted: 'green',
  expired: 'amber',
  ordered: 'plain',
  withdrawn: 'plain',
} as const;
