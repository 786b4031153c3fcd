import { z } from 'zod';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { AddRefusal } from '#selling/cart/rules/add-refusal.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { inCartTransaction } from '#selling/cart/server/in-cart-transaction.ts';
import { addRefusalSentence } from '#selling/cart/server/refusal-sentence.ts';
import { pairs } from '../../lenient/lists.ts';
import { decimal, id, text } from '../../lenient/scalars.ts';
import { storeCart } from '../replies/store-cart.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import { cartWrite } from './cart-call.ts';
import { refused, wrongQuantity } from './cart-headers.ts';
import { answerWithCart } from './cart-object.ts';
import type { CartAnswer } from './run-cart-call.ts';

const refusalCodes = {
  'unknown-product': '{platform}_rest_cart_invalid_product',
  'choose-options': '{platform}_rest_missing_attributes',
  'no-such-variation': '{platform}_rest_variation_id_from_variation_data',
  'invalid-option': '{platform}_rest_invalid_variation_data',
  'not-purchasable': '{platform}_rest_product_not_purchasable',
  'not-a-quantity': '{platform}_rest_product_invalid_quantity',
  'out-of-stock': '{platform}_rest_product_out_of_stock',
  'not-enough-stock': '{platform}_rest_product_partially_out_of_stock',
  'below-minimum': 'invalid_quantity',
  'above-maximum': 'invalid_quantity',
  'not-a-multiple': 'invalid_quantity',
  'sold-individually': 'readonly_quantity',
  'cart-busy': '{platform}_rest_cart_busy',
} as const satisfies Record<AddRefusal['code'], string>;

/** What is to be added (wire 1.2). */
export const itemBody = z
  .object({
    id: id.meta({ description: 'Product or variation.' }),
    quantity: decimal.meta({ description: 'Without it the least that can be bought.' }),
    variation: pairs('attribute').meta({
      description: 'Chosen attributes, for a product with variations.',
    }),
    key: text.meta({ description: 'Refused: a line that is there is changed by update-item.' }),
  })
  .partial();

/** Wire 1.2. */
export const addItem = cartWrite({
  method: 'POST',
  path: '/cart/add-item',
  inBatch: true,
  summary: 'Adds a product or variation.',
  body: itemBody,
  reply: { status: 201, schema: storeCart, says: 'The whole cart.' },
  errors: [
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
    wrongQuantity,
  ],
  act: (ctx, body) => addAnd(ctx, body, (inside) => answerWithCart(inside, 201)),
});

/** Adds to the cart and answers in the same transaction, by the key of the line that it was added to. */
export async function addAnd(
  ctx: RequestContext,
  body: z.output<typeof itemBody>,
  answer: (inside: RequestContext, key: string) => Promise<CartAnswer>,
): Promise<CartAnswer> {
  const { id = 0, quantity, variation = {}, key } = body;
  if (key !== undefined) {
    const { itemExists } = storeWords(ctx);
    return { response: storeError(ctx, '{platform}_rest_cart_item_exists', itemExists, 400) };
  }
  const result = await inCartTransaction(ctx, async (inside) => {
    const wanted = {
      productId: id,
      quantity: quantity ?? 'minimum',
      attributes: variation,
      clamp: true,
    } as const;
    const added = await addToCart(inside, wanted);
    return added.ok ? { ok: true as const, answer: await answer(inside, added.line.key) } : added;
  });
  return result.ok ? result.answer : { response: refusal(ctx, result.error, id) };
}

function refusal(ctx: RequestContext, error: AddRefusal, askedId: number): Response {
  const sentence = addRefusalSentence(messagesFor(ctx.visitor.audience.locale).cart, error);
  const ofVariation = error.code === 'choose-options' && error.product.id !== askedId;
  const code = ofVariation ? '{platform}_rest_missing_variation_data' : refusalCodes[error.code];
  return storeError(ctx, code, escapeHtml(sentence), error.code === 'cart-busy' ? 409 : 400);
}
