import { mostAtOnce } from '#pricing/quantities/rules/largest-quantities.ts';
import type { CallError, CallNote, CallNotes } from '../call-note.ts';
import type { ParamShapes } from '../param-shape.ts';

const row: ParamShapes = {
  quantity: { type: 'number', default: 1, description: 'Whole pieces; an empty one and 0 are refused.' },
  variation_id: { type: 'integer', description: 'Of a product with variations.' },
  'variation[attribute_pa_{attribute}]': { type: 'string', description: 'The slug of the chosen term.' },
  wpt_custom_message: {
    type: 'string',
    description: 'A note on the line, which makes it another one; 200 characters at most.',
  },
  additional_json: { type: 'string', description: "The client's own; passed over." },
};
const noProduct: CallError = {
  status: 400,
  when: `No product is named, or more than ${mostAtOnce}: the body is \`0\`, and nothing has changed.`,
};
const adding = (fields: ParamShapes): CallNote => ({
  fields,
  reply: {
    says: 'An empty body whether something was added or not. What was refused is told by the next `{t}_print_notice`.',
    headers: {
      'X-Added-Products':
        'the products that were added, as they were named, with commas; of more than 100 `!` and those that were not, where these are fewer',
    },
  },
  errors: [noProduct],
});

/** The calls of product tables that change the cart or tell of it (wire 5.1). */
export const tableCartNotes: CallNotes = {
  'admin-ajax {t}_ajax_add_to_cart': adding({
    product_id: { type: 'integer', description: 'Product or variation.' },
    ...row,
  }),
  'admin-ajax {t}_ajax_mulitple_add_to_cart': adding({
    'products[{product_id}][{field}]': {
      type: 'string',
      description:
        'By product the fields of `{t}_ajax_add_to_cart`, each tried in turn; the advanced table sends the fields of its forms (`add-to-cart`, `quantity`, `attribute_pa_{attribute}`).',
    },
  }),
  'admin-ajax {t}_wc_fragments': {
    reply: {
      type: 'CartMarks',
      says: 'What the cart holds by the id of a product or variation; a product counts its variations together. `per_items` is an empty list for an empty cart.',
    },
  },
  'admin-ajax {t}_remove_from_cart': {
    fields: {
      product_id: { type: 'integer', description: 'Every line of this product or variation goes.' },
      cart_item_key: { type: 'string', description: 'Of a line, 32 characters; it goes as well.' },
      nonce: { type: 'string', description: 'Of `{t}_wc_fragments`.' },
    },
    reply: { says: '`removed`, or `not-founded` where the cart holds nothing of it, as bare text.' },
    errors: [{ status: 403, when: 'The nonce is missing, wrong or too old: the body is `-1`.' }],
  },
  'admin-ajax {t}_fragment_empty_cart': {
    reply: { type: 'CartReply', says: 'The emptied cart; `cart_hash` is empty.' },
  },
  'admin-ajax {t}_print_notice': {
    reply: {
      says: 'What waits to be told as markup, once: `div.{platform}-message`, `-error` or `-info`; empty where nothing does.',
    },
  },
};
