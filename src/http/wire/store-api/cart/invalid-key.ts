import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import { readCartObject } from './cart-object.ts';
import type { CartAnswer } from './run-cart-call.ts';

/** A key that is not in the cart: 409 with the cart as it is (wire 1.0, 1.2). */
export async function invalidKey(ctx: RequestContext): Promise<CartAnswer> {
  const { object, hash } = await readCartObject(ctx);
  const { invalidKey: sentence } = storeWords(ctx);
  const code = '{platform}_rest_cart_invalid_key';
  return { response: storeError(ctx, code, sentence, 409, { cart: object }), hash };
}
