import type { CallNotes } from './call-note.ts';

const page = { says: 'The page, or 303 to the one that tells the outcome.' };

/** Links and forms that work without scripts (wire 2.5). */
export const linkNotes: CallNotes = {
  'plain-link add-to-cart': {
    fields: {
      'add-to-cart': { type: 'integer', description: 'Product or variation.' },
      quantity: { type: 'number', default: 1 },
      variation_id: { type: 'integer' },
      'attribute_pa_{attribute}': { type: 'string' },
    },
    reply: { says: 'The page with a notice, or 302 to the cart where the shop is set so.' },
  },
  'plain-link remove_item': {
    fields: {
      remove_item: { type: 'string', description: 'Key of the line.' },
      _wpnonce: { type: 'string', description: '`cart_nonce` of a `CartReply`.' },
    },
    reply: {
      status: 302,
      says: 'Back to the page before, with `removed_item=1` where something was removed.',
    },
  },
  'plain-link dismiss_store_notice': {
    fields: { dismiss_store_notice: { type: 'string', description: 'The id of the notice.' } },
    reply: {
      status: 302,
      says: 'Back to the page before, with the cookie `store_notice{noticeId}` = `hidden`.',
    },
  },
  'plain-link session': {
    fields: {
      session: {
        type: 'string',
        description:
          'The `Cart-Token` of the newest answer of the Store API about a guest’s cart, signed at most an hour ago.',
      },
    },
    reply: {
      status: 303,
      says: 'To the same address without the token. The browser’s cart has the goods, coupons and destination of the other, beside what it held: of a line in both the larger quantity stays. Addresses, notes and payments do not come along. It works once: tokens that were signed before are used up with it, the next answer of the Store API brings a new one. Where it does not work the next page says so; a token that the shop has not signed is passed over.',
    },
  },
  'page-action /cart/': { reply: page },
  'page-action /checkout/order-pay/:id{[0-9]+}/': { reply: page },
  'page-action /staff/payment-rules/': { reply: page },
  'page-action /checkout/': { reply: page },
  'page-action /my-account/': { reply: page },
  'upload /my-account/registration-file/': {
    fields: {
      registration_nonce: { type: 'string', description: 'Stands before the file.' },
      'registration_field_{id}_file': { type: 'string', description: 'A PDF, JPEG or PNG of up to 5 MB.' },
    },
    reply: {
      says: 'JSON: `token`, under which the file is kept for a day until a registration or an order takes it, or `problem`.',
    },
  },
  'page-action /wp-comments-post.php': {
    fields: {
      comment_post_ID: { type: 'integer', description: 'The product.' },
      comment: { type: 'string', description: 'What is said of it.' },
      rating: { type: 'integer', minimum: 1, maximum: 5 },
      author: { type: 'string' },
      email: { type: 'string' },
    },
    reply: { says: 'A review of a product waits to be approved; the page says so.' },
  },
};
