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
  'admin-ajax {p}_update_payment_method': {
    fields: {
      payment_method: { type: 'string', description: 'The id of the method.' },
      security: { type: 'string', description: 'May be left out.' },
    },
    reply: { type: 'string', says: '`success`; the cart and checkout data are read anew then.' },
    errors: [
      wrongNonce,
      { status: 400, when: 'The method is not offered to this buyer for this cart: the body is `0`.' },
    ],
  },
  'admin-ajax {p}_update_fees': {
    fields: {
      payment_method: { type: 'string', description: 'The id of the method.' },
      payment_method_title: { type: 'string', description: "The browser's own; passed over." },
      order_id: { type: 'integer', description: 'An order of the caller that waits for its payment.' },
      key: { type: 'string', description: "The order's key, where a guest pays." },
      security: { type: 'string', description: 'The nonce of wholesale calls.' },
    },
    reply: {
      type: '{ fragments: string }',
      says: 'Markup for `#order_review`. Nothing of the order changes.',
    },
    errors: [
      wrongNonce,
      {
        status: 404,
        when: 'There is no such order for the caller, or it does not wait for its payment: the body is `0`.',
      },
      { status: 400, when: 'The method is not offered for this order: the body is `0`.' },
    ],
  },
  'admin-ajax {p}conversationmessage': {
    fields: {
      message: { type: 'string', description: 'Not blank, 5,000 characters at most.' },
      conversationid: { type: 'integer', description: 'A conversation of the caller.' },
      security: { type: 'string', description: 'The nonce of wholesale calls.' },
    },
    reply: {
      type: 'string',
      says: '`1`; the client reloads its page. A resolved conversation is open again.',
    },
    errors: [
      wrongNonce,
      { status: 404, when: 'There is no such conversation of the caller: `{ success: false, data }`.' },
      { status: 422, when: 'The message is blank or too long: `data` is the sentence that says so.' },
      { status: 429, when: 'The caller has written too much of late.' },
    ],
  },
  'admin-ajax {p}sendinquiry': {
    fields: {
      message: { type: 'string', description: 'Not blank, 5,000 characters at most.' },
      title: { type: 'string', description: 'Not blank, 200 characters at most.' },
      type: { type: 'string', enum: ['message', 'inquiry', 'quote'], default: 'message' },
      vendor: { type: 'integer', description: 'The id of a vendor; left out for the shop itself.' },
      security: { type: 'string', description: 'The nonce of wholesale calls.' },
    },
    reply: { type: 'string', says: 'The address of the conversation as bare text: the browser goes there.' },
    errors: [
      wrongNonce,
      {
        status: 422,
        when: 'Title or message is blank or too long, or the vendor unknown: `{ success: false, data }`.',
      },
      { status: 429, when: 'The caller has written too much of late.' },
    ],
  },
  'admin-ajax {p}requestquotecart': {
    fields: {
      message: { type: 'string', description: 'May be blank where the setting says so.' },
      name: { type: 'string' },
      email: { type: 'string', description: 'The answer is told there.' },
      title: { type: 'string', description: 'Blank: the shop finds one.' },
      location: {
        type: 'string',
        enum: ['standard', 'shortcode', 'productpage', 'quotelist'],
        default: 'standard',
      },
      type: { type: 'string', enum: ['quote'] },
      product: { type: 'integer', description: 'From the page of a product alone.' },
      'quotetextids, quotecheckboxids, quotefileids': {
        type: 'string',
        description:
          'The ids of the custom fields by kind, with commas; a field that none names is not counted.',
      },
      '{p}_field_{id}': {
        type: 'string',
        description: "The value of a custom field: labels joined by `, `, or a file's address.",
      },
      vendor: {
        type: 'integer',
        description: 'The id of a vendor, where it does not follow from the goods.',
      },
      security: { type: 'string', description: 'The nonce of wholesale calls.' },
    },
    reply: {
      type: 'string',
      says: 'The address of the conversation as bare text. A cart is emptied by it where the setting says so.',
    },
    errors: [
      wrongNonce,
      {
        status: 422,
        when: 'A required field is blank or wrong: `{ success: false, data }` with the sentence.',
      },
      { status: 409, when: 'The cart is empty, or holds products of more than one vendor.' },
      { status: 404, when: 'There is no such product for the caller.' },
      { status: 429, when: 'The caller has written too much of late.' },
    ],
  },
  'admin-ajax {p}quoteupload': {
    fields: {
      file: {
        type: 'string',
        description: 'A file, multipart. Size and types by setting; typed by content.',
      },
      security: { type: 'string', description: 'The nonce of wholesale calls.' },
    },
    reply: {
      type: 'string',
      says: 'The address of the stored file as bare text, readable by the sender and the shop alone.',
    },
    errors: [
      wrongNonce,
      { status: 413, when: 'The file is too large: `{ success: false, data }`.' },
      { status: 422, when: 'The file is empty, cut off or of another type: `data` is the sentence.' },
    ],
  },
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
  'admin-ajax {p}validatevat': {
    fields: {
      security: { type: 'string', description: 'Nonce `{p}_security_nonce`, from the page.' },
      vat: {
        type: 'string',
        description: 'The number, with its prefix or without; blanks, dots and hyphens do not matter.',
      },
      country: { type: 'string', description: 'Of the invoice, two letters.' },
    },
    reply: {
      says: '`valid`, `invalid` or `invalidcountry` as bare text, labelled text/html. `valid` sets the cookies `{p}_validated_vat_status` and `{p}_validated_vat_number`, the others clear them; no decision is taken from them. A register that does not answer makes no number invalid.',
    },
    errors: [
      wrongNonce,
      {
        status: 429,
        when: 'More than 20 checks in ten minutes by one customer or address: the body is `-1`.',
      },
    ],
  },
  'admin-ajax {p}checkdeliverycountryvat': {
    fields: {
      security: { type: 'string', description: 'Nonce `{p}_security_nonce`, from the page.' },
      deliverycountry: { type: 'string', description: 'Where the goods go, two letters.' },
    },
    reply: { says: '`success` as bare text; the country is kept with the cart.' },
    errors: [wrongNonce, { status: 400, when: 'There is no such country: the body is `0`.' }],
  },
  'admin-ajax rest-nonce': {
    reply: { says: 'The nonce as bare text, for the header `X-WP-Nonce`.' },
    errors: [{ status: 400, when: 'Nobody is logged in: the body is `0`.' }],
  },
};
