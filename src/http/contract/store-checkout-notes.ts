import type { CallError, CallNotes } from './call-note.ts';
import { cartHeaders, changingHeaders, nonceErrors, refused } from './store-cart-notes.ts';

const checkout =
  'The order as it is or would be: id and key, status, addresses, note, payment method, `payment_result`, the cart while it is not placed.';
const proof: readonly CallError[] = [
  { status: 404, code: '{platform}_rest_invalid_order', when: 'There is no such order.' },
  { status: 403, code: '{platform}_rest_invalid_user', when: 'It is another customer’s.' },
  {
    status: 401,
    code: '{platform}_rest_invalid_order',
    when: 'A guest’s order, and the key is not its own.',
  },
  {
    status: 401,
    code: '{platform}_rest_invalid_billing_email',
    when: 'A guest’s order, and the e-mail address is not its own.',
  },
];
const badParams: CallError = {
  status: 400,
  code: 'rest_invalid_param',
  when: 'A value makes no sense: `data.params` and `data.details` tell which and why.',
};
const payment: readonly CallError[] = [
  refused('checkout_missing_payment_method', 'No payment method was named.'),
  refused('checkout_payment_method_disabled', 'The payment method is not offered for this country.'),
];

const wholeCart = 'The whole cart, as `GET /cart`.';
const coupon = 'The coupon as `GET /cart` has it, with its links.';
const notTaken = 'The code is unknown, or does not hold for this cart; the sentence says why.';
const guessedTooOften: CallError = {
  status: 429,
  code: '{platform}_rest_cart_coupon_error',
  when: 'Too many codes that do not exist were tried from this address or by this customer; `Retry-After` says when codes are looked at again.',
};
const notApplied: CallError = {
  status: 404,
  code: '{platform}_rest_cart_coupon_invalid_code',
  when: 'The cart does not have this coupon.',
};

/** The coupons of the cart (wire 1.2, 1.3). */
const couponNotes: CallNotes = {
  'store-api POST /cart/apply-coupon': {
    headers: changingHeaders,
    reply: { says: wholeCart, headers: cartHeaders },
    errors: [...nonceErrors, refused('cart_coupon_error', notTaken), guessedTooOften],
  },
  'store-api POST /cart/remove-coupon': {
    headers: changingHeaders,
    reply: { says: wholeCart, headers: cartHeaders },
    errors: [
      ...nonceErrors,
      refused('cart_coupon_error', 'Nobody knows the code.'),
      guessedTooOften,
      { ...notApplied, status: 409, when: 'The cart does not have it; `data.cart` is the cart as it is.' },
    ],
  },
  'store-api GET /cart/coupons': {
    reply: { says: 'The coupons, each with its links.', headers: cartHeaders },
  },
  'store-api POST /cart/coupons': {
    headers: changingHeaders,
    reply: { status: 201, says: coupon, headers: cartHeaders },
    errors: [...nonceErrors, { status: 400, code: 'rest_invalid_param', when: notTaken }, guessedTooOften],
  },
  'store-api DELETE /cart/coupons': {
    headers: changingHeaders,
    reply: { says: 'An empty list.', headers: cartHeaders },
    errors: nonceErrors,
  },
  'store-api GET /cart/coupons/:code': {
    reply: { says: coupon, headers: cartHeaders },
    errors: [notApplied],
  },
  'store-api DELETE /cart/coupons/:code': {
    headers: changingHeaders,
    reply: { status: 204, says: 'Nothing.', headers: cartHeaders },
    errors: [...nonceErrors, notApplied],
  },
};

/** The checkout, the orders and the batches of the Store API (wire 1.4, 1.5, 1.6, 1.13). */
export const storeCheckoutNotes: CallNotes = {
  ...couponNotes,
  'store-api GET /checkout': {
    headers: changingHeaders,
    reply: { says: checkout, headers: cartHeaders },
    errors: nonceErrors,
  },
  ...Object.fromEntries(
    (['PUT', 'PATCH'] as const).map((method) => [
      `store-api ${method} /checkout`,
      {
        headers: changingHeaders,
        reply: {
          says: `${checkout} With \`__experimental_calc_totals=true\` the cart is looked at as well.`,
          headers: cartHeaders,
        },
        errors: [
          ...nonceErrors,
          badParams,
          { status: 409, when: 'The cart cannot be ordered; code and `data.cart` as for `POST /checkout`.' },
        ],
      },
    ]),
  ),
  'store-api POST /checkout': {
    headers: changingHeaders,
    reply: {
      says: `${checkout} The same request sent again is answered with the order that it made the first time.`,
      headers: cartHeaders,
    },
    errors: [
      ...nonceErrors,
      badParams,
      { status: 400, code: 'rest_missing_callback_param', when: '`billing_address` was not sent.' },
      { status: 409, code: '{platform}_rest_cart_empty', when: 'There is nothing to order.' },
      {
        status: 409,
        code: '{platform}_rest_product_out_of_stock',
        when: 'Or another code of `errors` of the cart: `data.cart` is the cart as it is.',
      },
      ...payment,
      refused('missing_email_address', 'The bill has no e-mail address.'),
      refused('invalid_email_address', 'The e-mail address is none.'),
      refused(
        'invalid_address',
        'Fields are missing: `data.errors` has the sentences by `billing` and `shipping`.',
      ),
      refused('invalid_shipping_option', 'The goods cannot be sent there.'),
      refused('checkout_custom_validation_error', 'Anything else that the sentence tells.'),
    ],
  },
  'store-api POST /checkout/:id{[0-9]+}': {
    headers: changingHeaders,
    reply: {
      says: `${checkout} Its addresses stay those that it was placed with.`,
      headers: cartHeaders,
    },
    errors: [
      ...nonceErrors,
      ...proof,
      ...payment,
      { status: 500, code: 'invalid_order_update_status', when: 'The order does not wait for a payment.' },
      { status: 403, code: '{platform}_product_out_of_stock', when: 'Its pieces have been given to others.' },
    ],
  },
  'store-api GET /order/:id{[0-9]+}': {
    fields: {
      key: { type: 'string', description: 'Of the order; a guest needs it.' },
      billing_email: { type: 'string', description: 'Of the bill; a guest needs it.' },
    },
    reply: { says: 'The order: items, totals, addresses, status, whether it waits for a payment.' },
    errors: proof,
  },
  'store-api POST /batch': {
    reply: {
      status: 207,
      says: '`responses`, one for each request with `status`, `headers` and `body`; with `require-all-validate` and a fault `failed` is `validation`, nothing was done, and only the faults are told.',
      headers: { 'Nonce, Nonce-Timestamp, User-ID': 'as for the cart' },
    },
    errors: [
      badParams,
      { status: 400, code: 'rest_missing_callback_param', when: '`requests` was not sent.' },
      refused('invalid_path', 'A path is not below `/wc/store`.'),
      {
        status: 400,
        code: 'rest_batch_not_allowed',
        when: 'Within `responses`: this route cannot be part of a batch.',
      },
    ],
  },
};
