import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type CartAnswer, runCartCall } from './cart-call.ts';
import { readCartObject } from './cart-object.ts';

/** `GET /wp-json/wc/store/v1/cart` (wire 1.2). */
export function storeCart(request: Request, ctx: RequestContext): Promise<Response> {
  return runCartCall(request, ctx, 'no-nonce', (inside) => answerWithCart(inside));
}

/** The whole cart, which every change of it is answered with. */
export async function answerWithCart(ctx: RequestContext, status = 200): Promise<CartAnswer> {
  const { object, hash } = await readCartObject(ctx);
  return { response: Response.json(object, { status }), hash };
}
