import type { CallNotes } from '../call-note.ts';

const totals = 'HTML: the region `.cart_totals` of the cart page, a whole element.';

/** The calls of the cart page and of scripts that ask where somebody is (wire 2.1). */
export const cartPageNotes: CallNotes = {
  'wc-ajax update_shipping_method': {
    fields: {
      'shipping_method[0]': { type: 'string', description: 'The id of a rate; there is one package.' },
      security: { type: 'string', description: 'Of the cart page.' },
    },
    headers: { Accept: 'names `text/html` before JSON: the answer is HTML' },
    reply: {
      type: 'CartReply',
      says: `The totals stand among the fragments. Where HTML is asked for ${totals} A rate that is not offered changes nothing: \`notices\` says so, or the next page.`,
    },
    errors: [{ status: 403, when: 'The nonce is wrong or too old: the body is `-1`.' }],
  },
  'wc-ajax get_cart_totals': { reply: { says: totals } },
  'wc-ajax get_customer_location': {
    reply: {
      type: '{ success: true, data: { hash: string } }',
      says: 'A digest of 12 hexadecimal characters of where the goods go; another destination has another one.',
    },
  },
};
