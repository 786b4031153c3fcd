import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { storeCart } from '../replies/store-cart.ts';
import { cartRead } from './cart-call.ts';
import { changingHeaders } from './cart-headers.ts';
import { readCartObject } from './cart-object.ts';
import type { CartAnswer } from './run-cart-call.ts';

/** Wire 1.2. */
export const readWholeCart = cartRead({
  path: '/cart',
  summary: 'Items, totals, addresses, shipping rates, errors found now, payment methods.',
  headers: { 'Cart-Token': changingHeaders['Cart-Token'] },
  reply: { schema: storeCart },
  answer: (ctx) => answerWithCart(ctx),
});

/** The whole cart, which every change of it is answered with. */
export async function answerWithCart(ctx: RequestContext, status = 200): Promise<CartAnswer> {
  const { object, hash } = await readCartObject(ctx);
  return { response: Response.json(object, { status }), hash };
}
