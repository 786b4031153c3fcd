import type { CallError } from '../../call-document.ts';

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
/** Why a call is refused for its nonce. */
export const nonceErrors: readonly CallError[] = [
  { status: 401, code: '{platform}_rest_missing_nonce', when: 'Neither a nonce nor a token was sent.' },
  {
    status: 403,
    code: '{platform}_rest_invalid_nonce',
    when: 'The nonce is wrong or too old, or a page of another site sent it.',
  },
];
/** The key of a line that the cart does not have. */
export const unknownKey: CallError = {
  status: 409,
  code: '{platform}_rest_cart_invalid_key',
  when: 'No line of the cart has this key; `data.cart` is the cart as it is.',
};
export const wrongQuantity: CallError = {
  status: 400,
  code: 'invalid_quantity',
  when: 'The quantity is below the least, above the most or no multiple of the step.',
};
export const missingArgument = (name: string): CallError => ({
  status: 400,
  code: 'rest_missing_callback_param',
  when: `\`${name}\` was not sent.`,
});
/** A 400 of the platform's own. */
export const refused = (code: string, when: string): CallError => ({
  status: 400,
  code: `{platform}_rest_${code}`,
  when,
});
