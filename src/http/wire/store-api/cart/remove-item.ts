import { readLineKey } from '#selling/cart/rules/cart-calls.ts';
import { removeCartLine } from '#selling/cart/server/remove-cart-line.ts';
import { textField } from '../body/plain-fields.ts';
import { cartWrite } from './cart-write.ts';
import { invalidKey } from './invalid-key.ts';
import { answerWithCart } from './read-cart.ts';

/** `POST /cart/remove-item` (wire 1.2). */
export const removeItem = cartWrite({ key: textField('Of the line, 32 characters.') }, async (ctx, body) => {
  const key = readLineKey(body.key);
  const result = key === null ? null : await removeCartLine(ctx, { key });
  return result?.ok ? answerWithCart(ctx) : invalidKey(ctx);
});
