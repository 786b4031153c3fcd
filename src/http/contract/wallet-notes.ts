import type { CallError, CallNote, CallNotes } from './call-note.ts';
import type { ParamShapes } from './param-shape.ts';

const refused: readonly CallError[] = [
  { status: 400, when: 'The nonce is wrong or too old: `{"success": false, "data": {"message": …}}`.' },
  {
    status: 200,
    when: '`{"success": false, "data": {"name", "message", "code", "details"}}` says why it was not done.',
  },
  { status: 200, when: 'No payment provider is connected: the body is empty.' },
];
const nonce: ParamShapes = {
  nonce: { type: 'string', description: "Of the call's own name, from `{pp}-script-config`." },
};
const text = (description: string) => ({ type: 'string', description }) as const;
const products: ParamShapes = {
  products: {
    type: 'array',
    description:
      '`[{"id", "quantity", "variations": [{"name": "attribute_…", "value"}]}]`; in a form as JSON.',
  },
};
const form: ParamShapes = { form_encoded: text('The checkout form, URL-encoded.') };
const order: ParamShapes = { order_id: text("The provider's order; of somebody else's nothing is said.") };

const call = (fields: ParamShapes, says: string): CallNote => ({
  fields: { ...nonce, ...fields },
  reply: { type: 'object', says },
  errors: refused,
});
const off = (fields: ParamShapes) =>
  call(fields, 'Always a failure: neither subscriptions nor stored ways to pay are offered.');

/** The calls of the payment provider; bodies are JSON or a form (PAY-17 to PAY-25, wire 3). */
export const walletNotes: CallNotes = {
  'wc-ajax {pp}-script-config': {
    fields: {
      context: text('`product`, `cart`, `mini-cart`, `checkout` or `pay-now`.'),
      order_id: text('Of `pay-now`.'),
      product_type: text('Of `product`: `simple`, `variable`.'),
    },
    reply: { type: 'WalletConfig', says: 'What a script needs to pay, with the nonces of all calls.' },
    errors: refused.slice(2),
  },
  'wc-ajax {pp}-return-url': {
    fields: {
      token: text("The provider's order."),
      order_id: text('Of an order that waits for its payment.'),
      key: text("The order's key, where a guest pays."),
    },
    reply: { status: 303, says: 'Leads to `/checkout/`, or to where the order is paid, to be reviewed.' },
  },
  'wc-ajax {pp}-data-client-id': call(
    {},
    '`token`, `expiration` (seconds since 1970) and `user`, in `data` and bare.',
  ),
  'wc-ajax {pp}-cart-script-params': call(
    { shipping: text('`1` asks for the ways to send, too.') },
    '`url_params`, `button`, `messages`, `amount`, `total`, `total_str`, `currency_code`, `country_code`. By GET without a nonce.',
  ),
  'wc-ajax {pp}-simulate-cart': call(
    products,
    '`total`, `shipping_fee`, `currency_code`, `country_code`, what is offered. Changes nothing.',
  ),
  'wc-ajax {pp}-change-cart': call(
    products,
    'The list of purchase units; the products take the place of what was in the cart.',
  ),
  'wc-ajax {pp}-create-order': call(
    {
      context: text('Where it is paid; with `checkout` the form is checked first.'),
      payment_method: text('`wallet` or `card`.'),
      funding_source: text('For example `paypal`, `paylater`, `card`.'),
      order_id: text('Of the shop, with `pay-now`.'),
      order_key: text("The order's key, where a guest pays."),
      ...form,
    },
    '`id`, `custom_id` and `approve_link`. Amounts are the shop’s, whatever is sent.',
  ),
  'wc-ajax {pp}-get-order': call(order, "The provider's order."),
  'wc-ajax {pp}-approve-order': call(
    { ...order, funding_source: text('What the buyer pays from.') },
    '`redirect`: where the order is reviewed and confirmed. A card that is not taken fails with code 100.',
  ),
  'wc-ajax {pp}-update-shipping': call(
    order,
    '`total` and `currency_code`, as the provider knows them by now.',
  ),
  'wc-ajax {pp}-save-checkout-form': call(
    form,
    'The form is kept with the cart, without passwords and terms.',
  ),
  'wc-ajax {pp}-validate-checkout': call(
    form,
    'Nothing is wrong; a failure has `errors` and `refresh` as well.',
  ),
  'wc-ajax {pp}-approve-subscription': off({ ...order, subscription_id: text('Of the provider.') }),
  'wc-ajax {pp}-vault-paypal': off({ vault_setup_token: text('Of the provider.') }),
  'wc-ajax {pp}-create-setup-token': off({ payment_method: text('`wallet` or `card`.') }),
  'wc-ajax {pp}-create-payment-token': off({ vault_setup_token: text('Of the provider.') }),
  'wc-ajax {pp}-update-customer-id': off({ customer_id: text('Of the provider.') }),
  'platform-rest POST /wallet/v1/incoming': {
    headers: {
      'PayPal-Transmission-Sig': 'And its sisters: the provider is asked whether it sent the message.',
    },
    reply: { type: 'object', says: '`{"success": true}`, also for a message that came before.' },
    errors: [
      { status: 400, when: 'The message cannot be read.' },
      { status: 401, when: 'The provider does not vouch for it.' },
      { status: 404, when: 'No payment provider is connected.' },
      { status: 503, when: 'The provider could not be asked: it shall send the message again.' },
    ],
  },
  'plain-link pay_with': {
    fields: { pay_with: text('`wallet`.'), _wpnonce: text('From the link itself.') },
    reply: { status: 303, says: "Leads to the provider's page, or to the cart with what is wrong." },
  },
  'plain-link cancel_payment': {
    fields: { cancel_payment: text('`1`'), _wpnonce: text('From the link itself.') },
    reply: {
      status: 303,
      says: 'Leads to `/checkout/`; what was approved is forgotten and nothing is taken.',
    },
  },
};
