import type { CallError, CallNotes } from './call-note.ts';

/** What goes with a change of the cart. */
export const changingHeaders = {
  Nonce:
    'from the answer to `GET /cart`; also as `X-WC-Store-API-Nonce`; not needed with a valid `Cart-Token`',
  'Cart-Token': 'instead of the session: the cart of whoever holds the token',
};
/** What every answer about the cart brings. */
export const cartHeaders = {
  'Nonce, Nonce-Timestamp': 'for the next change',
  'Cart-Token': 'valid for 48 hours',
  'Cart-Hash': 'digest of the cart; empty without one',
  'User-ID': '0 for a guest',
};
/** Why nobody is let in. */
export const nonceErrors: readonly CallError[] = [
  { status: 401, code: '{platform}_rest_missing_nonce', when: 'Neither a nonce nor a token was sent.' },
  {
    status: 403,
    code: '{platform}_rest_invalid_nonce',
    when: 'The nonce is wrong or too old, or a page of another site sent it.',
  },
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
/** A 400 of the platform's own. */
export const refused = (code: string, when: string): CallError => ({
  status: 400,
  code: `{platform}_rest_${code}`,
  when,
});
const wholeCart =
  'The whole cart: items, totals, addresses, shipping rates, errors found now, payment methods.';

const items = 'The lines of the cart, each with its links.';
const item = 'The line as `GET /cart` has it, with its links.';
const oneItem = '/cart/items/:key{[0-9a-zA-Z_-]+}';

/** The cart of the Store API (wire 1.1, 1.2, 1.3). */
export const storeCartNotes: CallNotes = {
  'store-api GET /cart': {
    headers: { 'Cart-Token': changingHeaders['Cart-Token'] },
    reply: { says: wholeCart, headers: cartHeaders },
  },
  'store-api POST /cart/add-item': {
    headers: changingHeaders,
    reply: { status: 201, says: wholeCart, headers: cartHeaders },
    errors: [
      ...nonceErrors,
      refused('cart_item_exists', 'A `key` was sent.'),
      {
        status: 409,
        code: '{platform}_rest_cart_busy',
        when: 'Other requests kept changing the cart: ask again.',
      },
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
    headers: changingHeaders,
    reply: { says: wholeCart, headers: cartHeaders },
    errors: [
      ...nonceErrors,
      unknownKey,
      quantity,
      { status: 404, code: '{platform}_rest_cart_invalid_product', when: 'It can no longer be bought.' },
    ],
  },
  'store-api POST /cart/remove-item': {
    headers: changingHeaders,
    fields: { key: { type: 'string', description: 'Of the line, 32 characters.' } },
    reply: { says: wholeCart, headers: cartHeaders },
    errors: [...nonceErrors, unknownKey],
  },
  'store-api POST /cart/update-customer': {
    headers: changingHeaders,
    reply: { says: wholeCart, headers: cartHeaders },
    errors: [
      ...nonceErrors,
      {
        status: 400,
        code: 'rest_invalid_param',
        when: 'A field makes no sense; the code of `data.details` is `invalid_country`, `invalid_state`, `invalid_postcode`, `invalid_phone`, `invalid_email` or `invalid_{field}`.',
      },
    ],
  },
  'store-api POST /cart/select-shipping-rate': {
    headers: changingHeaders,
    reply: { says: `${wholeCart} A rate that is not offered changes nothing.`, headers: cartHeaders },
    errors: [
      ...nonceErrors,
      refused('cart_missing_rate_id', '`rate_id` is empty.'),
      { status: 400, code: 'rest_missing_callback_param', when: '`rate_id` was not sent.' },
    ],
  },
  'store-api POST /cart/extensions': {
    headers: changingHeaders,
    reply: { says: wholeCart, headers: cartHeaders },
    errors: [...nonceErrors, refused('cart_extensions_error', 'No extension of this name takes data.')],
  },
  'store-api GET /cart/items': { reply: { says: items, headers: cartHeaders } },
  'store-api POST /cart/items': {
    headers: changingHeaders,
    reply: { status: 201, says: `${item} Refused as by \`add-item\`.`, headers: cartHeaders },
    errors: nonceErrors,
  },
  'store-api DELETE /cart/items': {
    headers: changingHeaders,
    reply: { says: 'An empty list.', headers: cartHeaders },
    errors: nonceErrors,
  },
  [`store-api GET ${oneItem}`]: { reply: { says: item, headers: cartHeaders }, errors: [unknownKey] },
  [`store-api POST ${oneItem}`]: {
    reply: { status: 404, says: 'Known to the platform and not answered: use PUT.' },
    errors: [{ status: 404, code: '{platform}_rest_invalid_endpoint', when: 'Always.' }],
  },
  ...Object.fromEntries(
    (['PUT', 'PATCH'] as const).map((method) => [
      `store-api ${method} ${oneItem}`,
      {
        headers: changingHeaders,
        reply: { says: `${item} With a quantity of 0 it is removed: 204.`, headers: cartHeaders },
        errors: [...nonceErrors, unknownKey, quantity],
      },
    ]),
  ),
  [`store-api DELETE ${oneItem}`]: {
    headers: changingHeaders,
    reply: { status: 204, says: 'Nothing.', headers: cartHeaders },
    errors: [...nonceErrors, unknownKey],
  },
};
