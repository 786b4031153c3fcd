import type { CallNotes } from '../call-note.ts';

const attributes = {
  type: 'string',
  description: 'Of a variation: what was chosen, `attribute_pa_{attribute}` = `{slug}`.',
} as const;

/** The quote list (wire 6.1); its names are configuration: `{raq}` the action, `{raqfield}` the field that says what is to be done. */
export const quoteListNotes: CallNotes = {
  'admin-ajax {raq}': {
    fields: {
      '{raqfield}': { type: 'string', enum: ['add_item', 'remove_item', 'variation_exist'] },
      product_id: { type: 'integer', description: 'Of a variation its parent.' },
      quantity: { type: 'integer', default: 1 },
      variation_id: { type: 'integer' },
      'attribute_pa_{attribute}': attributes,
      _wpnonce: { type: 'string', description: 'From `/request-quote/place/`.' },
    },
    reply: {
      type: '{ result, message, label_browse, rqa_url }',
      says: '`result` is `true`, `exists` or `false`, as a word; `exists` changes nothing. `remove_item` answers `1` or nothing, `variation_exist` a `result` that is true or false.',
    },
    errors: [
      { status: 403, when: 'The nonce is missing, wrong or too old: the body is `-1`.' },
      {
        status: 400,
        when: 'The shop has no quote list, or does not know what is to be done: the body is `0`.',
      },
    ],
  },
  'plain-link add-to-quote': {
    fields: {
      'add-to-quote': { type: 'integer', description: 'Product or variation.' },
      quantity: { type: 'integer', default: 1 },
      variation_id: { type: 'integer' },
      'attribute_pa_{attribute}': attributes,
    },
    reply: { says: 'The page with a notice that leads to the list, or says why nothing was added.' },
  },
  'page-action /request-quote/': {
    reply: { status: 303, says: 'Quantities were set, or a line was taken off; the page tells it.' },
  },
};
