import { z } from 'zod';
import { readLineKey } from '#selling/cart/rules/cart-calls.ts';
import { removeCartLine } from '#selling/cart/server/remove-cart-line.ts';
import { storeCart } from '../replies/store-cart.ts';
import { cartWrite } from './cart-call.ts';
import { unknownKey } from './cart-headers.ts';
import { invalidKey } from './invalid-key.ts';
import { answerWithCart } from './read-cart.ts';
import { lineKey } from './update-item.ts';

/** Wire 1.2. */
export const removeItem = cartWrite({
  method: 'POST',
  path: '/cart/remove-item',
  inBatch: true,
  summary: 'Takes a line off the cart.',
  body: z.object({ key: lineKey }).partial(),
  reply: { schema: storeCart, says: 'The whole cart.' },
  errors: [unknownKey],
  async act(ctx, body) {
    const key = readLineKey(body.key);
    const result = key === null ? null : await removeCartLine(ctx, { key });
    return result?.ok ? answerWithCart(ctx) : invalidKey(ctx);
  },
});
