import type { CallError, CallNotes } from './call-note.ts';

const changing = {
  Nonce: 'from the answer to `GET /cart`; not needed with a valid `Cart-Token`',
  'Cart-Token': 'instead of the session: the cart of whoever holds the token',
};
const headers = {
  'Nonce, Nonce-Timestamp': 'for the next change',
  'Cart-Token': 'valid for 48 hours',
  'Cart-Hash': 'digest of the cart; empty without one',
  'User-ID': '0 for a guest',
};
const nonces: readonly CallError[] = [
  { status: 401, code: '{platform}_rest_missing_nonce', when: 'Neither a nonce nor a token was sent.' },
  { status: 403, code: '{platform}_rest_invalid_nonce', when: 'The nonce is wrong or too old.' },
];
const unknownKey: CallError = {
  status: 409,
  code: '{platform}_rest_cart_invalid_key',
  when: 'No line of the cart has this key; `data.cart` is the cart as it is.',
};
const quantity: CallError = {
  status: 400,
  code: 'invalid_quantity',
  when: 'The quantity is below the least, above the most or no multiple of the step.',
};
const refused = (code: string, when: string): CallError => ({
  status: 400,
  code: `{platform}_rest_${code}`,
  when,
});
const wholeCart =
  'The whole cart: items, totals, addresses, shipping rates, errors found now, payment methods.';

/** The cart of the Store API (wire 1.1 and 1.2). */
export const storeCartNotes: CallNotes = {
  'store-api GET /cart': {
    headers: { 'Cart-Token': changing['Cart-Token'] },
    reply: { says: wholeCart, headers },
  },
  'store-api POST /cart/add-item': {
    headers: changing,
    fields: {
      id: { type: 'integer', description: 'Product or variation.' },
      quantity: { type: 'number', description: 'Without it the least that can be bought.' },
      variation: {
        type: 'array',
        description: 'Chosen attributes, for a product with variations.',
        items: { type: 'object', properties: { attribute: { type: 'string' }, value: { type: 'string' } } },
      },
    },
    reply: { status: 201, says: wholeCart, headers },
    errors: [
      ...nonces,
      refused('cart_item_exists', 'A `key` was sent.'),
      refused('cart_invalid_product', 'There is no such product.'),
      refused('product_not_purchasable', 'It cannot be bought.'),
      refused('product_out_of_stock', 'Nothing is left.'),
      refused('product_partially_out_of_stock', 'Not so much is left; the sentence names how much.'),
      refused('product_invalid_quantity', 'The quantity is not above 0.'),
      refused('missing_attributes', 'Attributes are still to be chosen.'),
      refused('variation_id_from_variation_data', 'No variation is what was chosen.'),
      refused('invalid_variation_data', 'A value is not among those of the attribute.'),
      quantity,
    ],
  },
  'store-api POST /cart/update-item': {
    headers: changing,
    fields: {
      key: { type: 'string', description: 'Of the line, 32 characters.' },
      quantity: { type: 'number', description: 'What it shall be.' },
    },
    reply: { says: wholeCart, headers },
    errors: [
      ...nonces,
      unknownKey,
      quantity,
      { status: 404, code: '{platform}_rest_cart_invalid_product', when: 'It can no longer be bought.' },
    ],
  },
  'store-api POST /cart/remove-item': {
    headers: changing,
    fields: { key: { type: 'string', description: 'Of the line, 32 characters.' } },
    reply: { says: wholeCart, headers },
    errors: [...nonces, unknownKey],
  },
};
