import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { AddRefusal } from '#selling/cart/rules/add-refusal.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { inCartTransaction } from '#selling/cart/server/in-cart-transaction.ts';
import { addRefusalSentence } from '#selling/cart/server/refusal-sentence.ts';
import { pairsField } from '../body/pairs-field.ts';
import type { BodyOf } from '../body/parse-body.ts';
import { idField, numberField, textField } from '../body/plain-fields.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import type { CartAnswer } from './cart-call.ts';
import { cartWrite } from './cart-write.ts';
import { answerWithCart } from './read-cart.ts';

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
export const itemFields = {
  id: idField('Product or variation.'),
  quantity: numberField('Without it the least that can be bought.'),
  variation: pairsField('Chosen attributes, for a product with variations.', 'attribute'),
  key: textField('Refused: a line that is there is changed by update-item.'),
};

/** `POST /cart/add-item`: 201 with the cart, 400 with the reason, or 409 where the cart kept changing meanwhile (wire 1.2). */
export const addItem = cartWrite(itemFields, (ctx, body) =>
  addAnd(ctx, body, (inside) => answerWithCart(inside, 201)),
);

/** Adds to the cart and answers in the same transaction, by the key of the line that it was added to. */
export async function addAnd(
  ctx: RequestContext,
  body: BodyOf<typeof itemFields>,
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
