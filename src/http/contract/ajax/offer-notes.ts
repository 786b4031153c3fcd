import type { CallNotes } from '../call-note.ts';

/** Offers, for business customers alone (wire 4.2). */
export const offerNotes: CallNotes = {
  'admin-ajax {p}addoffer': {
    fields: {
      offer: { type: 'integer', description: 'The number of an offer of the caller.' },
      security: { type: 'string', description: 'Nonce `{p}_security_nonce`, from the page.' },
    },
    reply: {
      says: '`success` as bare text: all lines of the offer are in the cart at its prices, once; the browser goes to the cart.',
    },
    errors: [
      { status: 403, when: 'The nonce is missing, wrong or too old: the body is `-1`.' },
      { status: 404, when: 'The caller has no such offer: `{ success: false, data }` with the sentence.' },
      {
        status: 409,
        when: 'The offer has ended, was ordered or taken back, or something of it is missing: `data` says what; nothing was added.',
      },
    ],
  },
  'page-action /my-account/offers/': {
    reply: { status: 303, says: 'The cart, or the page of offers that says why nothing was added.' },
  },
};
