import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { readLineKey } from '#selling/cart/rules/cart-calls.ts';
import { updateRefusalSentence } from '#selling/cart/server/refusal-sentence.ts';
import { updateCartLine } from '#selling/cart/server/update-cart-line.ts';
import { numberField, textField } from '../body/plain-fields.ts';
import { storeError } from '../store-error.ts';
import type { CartAnswer } from './cart-call.ts';
import { cartWrite } from './cart-write.ts';
import { invalidKey } from './invalid-key.ts';
import { answerWithCart } from './read-cart.ts';

/** What a line shall hold. */
export const quantityField = numberField('What it shall be.');

/** `POST /cart/update-item`: a quantity outside the limits is 400 `invalid_quantity` (wire 1.2, QTY-02). */
export const updateItem = cartWrite(
  { key: textField('Of the line, 32 characters.'), quantity: quantityField },
  (ctx, { key, quantity }) => updateAnd(ctx, key, quantity, (inside) => answerWithCart(inside)),
);

/** Sets what a line holds and answers; without a quantity it stays as it is. */
export async function updateAnd(
  ctx: RequestContext,
  sentKey: string | undefined,
  quantity: number | undefined,
  answer: (ctx: RequestContext, key: string) => Promise<CartAnswer>,
): Promise<CartAnswer> {
  const key = readLineKey(sentKey);
  if (key === null) return invalidKey(ctx);
  if (quantity === undefined) return answer(ctx, key);
  const result = await updateCartLine(ctx, { key, quantity });
  if (result.ok) return answer(ctx, key);
  const { error } = result;
  if (error.code === 'unknown-line') return invalidKey(ctx);
  const words = messagesFor(ctx.visitor.audience.locale).cart;
  const sentence = escapeHtml(updateRefusalSentence(words, error));
  if (error.code === 'not-purchasable') {
    return { response: storeError(ctx, '{platform}_rest_cart_invalid_product', sentence, 404) };
  }
  const code = error.code === 'sold-individually' ? 'readonly_quantity' : 'invalid_quantity';
  return { response: storeError(ctx, code, sentence, 400) };
}
