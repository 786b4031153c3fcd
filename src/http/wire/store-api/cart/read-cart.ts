import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { type CartAnswer, throughCartDoor } from './cart-door.ts';
import { readCartObject } from './cart-object.ts';

/** `GET /wp-json/wc/store/v1/cart` (wire 1.2). */
export function storeCart(request: Request, toolbox: Toolbox): Promise<Response> {
  return throughCartDoor(request, toolbox, 'no-nonce', (inside) => answerWithCart(inside));
}

/** The whole cart, which every change of it is answered with. */
export async function answerWithCart(toolbox: Toolbox, status = 200): Promise<CartAnswer> {
  const { object, hash } = await readCartObject(toolbox);
  return { response: Response.json(object, { status }), hash };
}
