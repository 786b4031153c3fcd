import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import type { CartAnswer } from './cart-door.ts';
import { readCartObject } from './cart-object.ts';

/** A key that is not in the cart: 409 with the cart as it is (wire 1.0, 1.2). */
export async function invalidKey(toolbox: Toolbox): Promise<CartAnswer> {
  const { object, hash } = await readCartObject(toolbox);
  const { invalidKey: sentence } = storeWords(toolbox);
  const code = '{platform}_rest_cart_invalid_key';
  return { response: storeError(toolbox, code, sentence, 409, { cart: object }), hash };
}
