import { readLineKey } from '#contract/cart-calls.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { Toolbox } from '#services/toolbox.ts';
import { updateRefusalSentence } from '#shop/cart/server/refusal-sentence.ts';
import { updateCartLine } from '#shop/cart/server/update-cart-line.ts';
import { escapeHtml } from '../../escape-html.ts';
import { textParam } from '../param-readers.ts';
import { parseParams } from '../parse-params.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import { numberParam, readCartBody } from './cart-body.ts';
import { throughCartDoor } from './cart-door.ts';
import { invalidKey } from './invalid-key.ts';
import { answerWithCart } from './read-cart.ts';

/** `POST /wp-json/wc/store/v1/cart/update-item`: a quantity outside the limits is 400 `invalid_quantity` (wire 1.2, QTY-02). */
export function updateItem(request: Request, outside: Toolbox): Promise<Response> {
  return throughCartDoor(request, outside, 'needs-nonce', async (toolbox) => {
    const { params } = await readCartBody(request);
    const parsed = parseParams(toolbox, params, {
      key: textParam,
      quantity: numberParam(storeWords(toolbox).notNumber),
    });
    if (!parsed.ok) return { response: parsed.error };
    const key = readLineKey(parsed.params.key);
    if (key === null) return invalidKey(toolbox);
    const { quantity } = parsed.params;
    if (quantity === undefined) return answerWithCart(toolbox);
    const result = await updateCartLine(toolbox, { key, quantity });
    if (result.ok) {
      return answerWithCart(toolbox);
    }
    const { error } = result;
    if (error.code === 'unknown-line') return invalidKey(toolbox);
    const sentence = escapeHtml(
      updateRefusalSentence(messagesFor(toolbox.visitor.audience.locale).cart, error),
    );
    return error.code === 'not-purchasable'
      ? { response: storeError(toolbox, '{platform}_rest_cart_invalid_product', sentence, 404) }
      : { response: storeError(toolbox, 'invalid_quantity', sentence, 400) };
  });
}
