import { z } from 'zod';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { readLineKey } from '#selling/cart/rules/cart-calls.ts';
import { updateRefusalSentence } from '#selling/cart/server/refusal-sentence.ts';
import { updateCartLine } from '#selling/cart/server/update-cart-line.ts';
import { decimal, text } from '../../lenient/scalars.ts';
import { storeCart } from '../replies/store-cart.ts';
import { storeError } from '../store-error.ts';
import { cartWrite } from './cart-call.ts';
import { unknownKey, wrongQuantity } from './cart-headers.ts';
import { invalidKey } from './invalid-key.ts';
import { answerWithCart } from './read-cart.ts';
import type { CartAnswer } from './run-cart-call.ts';

/** What a line shall hold. */
export const newQuantity = decimal.meta({ description: 'What it shall be.' });
export const lineKey = text.meta({ description: 'Of the line, 32 characters.' });

/** Wire 1.2, QTY-02. */
export const updateItem = cartWrite({
  method: 'POST',
  path: '/cart/update-item',
  inBatch: true,
  summary: 'Changes the quantity of a line.',
  body: z.object({ key: lineKey, quantity: newQuantity }).partial(),
  reply: { schema: storeCart, says: 'The whole cart.' },
  errors: [
    unknownKey,
    wrongQuantity,
    { status: 404, code: '{platform}_rest_cart_invalid_product', when: 'It can no longer be bought.' },
  ],
  act: (ctx, { key, quantity }) => updateAnd(ctx, key, quantity, (inside) => answerWithCart(inside)),
});

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
