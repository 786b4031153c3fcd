import type { CallNotes } from '../call-note.ts';

/** Offers, for business customers alone (wire 4.2). */
export const offerNotes: CallNotes = {
  'page-action /my-account/offers/': {
    reply: { status: 303, says: 'The cart, or the page of offers that says why nothing was added.' },
  },
};
