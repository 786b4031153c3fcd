import { readLineKey } from '#contract/cart-calls.ts';
import type { Toolbox } from '#services/toolbox.ts';
import { removeCartLine } from '#shop/cart/server/remove-cart-line.ts';
import { readCartBody } from './cart-body.ts';
import { throughCartDoor } from './cart-door.ts';
import { invalidKey } from './invalid-key.ts';
import { answerWithCart } from './read-cart.ts';

/** `POST /wp-json/wc/store/v1/cart/remove-item` (wire 1.2). */
export function removeItem(request: Request, outside: Toolbox): Promise<Response> {
  return throughCartDoor(request, outside, 'needs-nonce', async (toolbox) => {
    const { params } = await readCartBody(request);
    const key = readLineKey(params.get('key'));
    const result = key === null ? null : await removeCartLine(toolbox, { key });
    if (!result?.ok) return invalidKey(toolbox);
    return answerWithCart(toolbox);
  });
}
