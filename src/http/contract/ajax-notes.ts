import type { CallNotes } from './call-note.ts';
import type { ParamShapes } from './param-shape.ts';

const chosen: ParamShapes = {
  'attribute_pa_{attribute}': {
    type: 'string',
    description: 'The slug of the chosen term, one field for each attribute.',
  },
};
const destination = (prefix: string, whose: string): ParamShapes => ({
  [`${prefix}country, ${prefix}state, ${prefix}postcode, ${prefix}city, ${prefix}address, ${prefix}address_2`]:
    {
      type: 'string',
      description: whose,
    },
});
const wrongNonce = { status: 403, when: 'The nonce is wrong or too old: the body is `-1`.' };

/** The store's ajax endpoint and the generic one (wire 2.1, 7.1). */
export const ajaxNotes: CallNotes = {
  ...Object.fromEntries(
    ['GET', 'POST', 'PUT', 'PATCH'].map((method) => [
      `platform-rest ${method} /wp/v2/users/me`,
      {
        fields:
          method === 'GET'
            ? {}
            : {
                '{platform}_meta': {
                  type: 'object',
                  description: '`coming_soon_banner_dismissed`: `yes`. Other fields are passed over.',
                },
              },
        headers: { 'X-WP-Nonce': 'Of `action=rest-nonce`.' },
        reply: { type: 'object', says: 'The user, with what is kept in `{platform}_meta`.' },
        errors: [
          { status: 401, code: 'rest_not_logged_in', when: 'Nobody is logged in, or no nonce came.' },
          { status: 403, code: 'rest_cookie_invalid_nonce', when: 'The nonce is wrong or too old.' },
          { status: 400, code: 'rest_invalid_param', when: 'A field has a value that it cannot have.' },
        ],
      } as const,
    ]),
  ),
  'wc-ajax add_to_cart': {
    fields: {
      product_id: { type: 'integer', description: 'Product or variation.' },
      quantity: { type: 'number', default: 1 },
      variation_id: { type: 'integer', description: 'Of a product with variations.' },
      ...chosen,
    },
    reply: {
      type: 'CartReply',
      says: 'Where nothing was added `AddFailure`: the browser goes to `product_url`, whose page tells why. No field `product_id`: an empty body.',
    },
  },
  'wc-ajax remove_from_cart': {
    fields: { cart_item_key: { type: 'string', description: 'Of the line, 32 characters.' } },
    reply: {
      type: 'CartReply',
      says: 'Without a line of this key `{ "success": false }`: the client follows the remove link.',
    },
  },
  'wc-ajax get_refreshed_fragments': {
    fields: {
      time: { type: 'integer', description: "The client's own; passed over." },
      notices: { type: 'string', enum: ['1'], description: 'Takes along what waits to be told.' },
    },
    reply: { type: 'CartReply', says: '`cart_hash` is empty for an empty cart.' },
  },
  'wc-ajax get_variation': {
    fields: {
      product_id: { type: 'integer' },
      ...chosen,
      custom_data: { type: 'string', description: "The client's own; passed over." },
    },
    reply: {
      type: 'VariationObject',
      says: '`false` where no variation is what was chosen; an empty body where there is no such product.',
    },
  },
  'wc-ajax get_variations': {
    fields: { product_id: { type: 'integer' } },
    reply: {
      type: 'VariationObject[]',
      says: '`false` where a product has more variations than go into one answer: `get_variation` is asked for each choice; an empty body where there is no such product.',
    },
  },
  'wc-ajax search_suggestions': {
    fields: { term: { type: 'string', description: 'What has been typed so far.' } },
    reply: {
      type: 'Suggestions',
      headers: { ETag: 'the same answer is told by 304 to whoever sends `If-None-Match`' },
    },
  },
  'wc-ajax update_order_review': {
    fields: {
      security: { type: 'string', description: 'Nonce `update-order-review`, from the checkout page.' },
      payment_method: { type: 'string' },
      vat_number: {
        type: 'string',
        description: "Of the invoice, `''` for none; a client without such a field leaves it out.",
      },
      ...destination('', 'Of the invoice.'),
      ...destination('s_', 'Where the goods go.'),
    },
    reply: {
      type: 'OrderReviewReply',
      says: 'For an emptied cart only `fragments`, with what takes the place of the form.',
    },
    errors: [wrongNonce],
  },
  'wc-ajax checkout': {
    fields: {
      '{platform}-process-checkout-nonce': {
        type: 'string',
        description: 'From the checkout page or a refresh of it.',
      },
      'billing_{part}, shipping_{part}': {
        type: 'string',
        description:
          '`first_name`, `last_name`, `company`, `country`, `address_1`, `address_2`, `city`, `state`, `postcode`, `phone`; `billing_email`.',
      },
      ship_to_different_address: { type: 'string', description: 'Not empty: the shipping fields count.' },
      order_comments: { type: 'string' },
      payment_method: { type: 'string' },
      terms: { type: 'string', description: 'Not empty: the terms were accepted.' },
    },
    reply: {
      type: 'CheckoutReply',
      says: 'A wrong nonce is a failure too: with `refresh` while the cart is filled.',
    },
  },
  'admin-ajax rest-nonce': {
    reply: { says: 'The nonce as bare text, for the header `X-WP-Nonce`.' },
    errors: [{ status: 400, when: 'Nobody is logged in: the body is `0`.' }],
  },
};
