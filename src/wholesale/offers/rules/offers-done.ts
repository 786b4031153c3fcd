/** What became of the last form of the staff about an offer: the address tells it. */
export const offersDone = ['saved', 'send', 'withdraw', 'copy', 'not-now', 'expired'] as const;
export type OfferDone = (typeof offersDone)[number];
