import { messagesFor } from '#messages/messages-for.ts';
import type { Toolbox } from '#services/toolbox.ts';
import type { AddRefusal } from '#shop/cart/rules/add-refusal.ts';
import { addToCart } from '#shop/cart/server/add-to-cart.ts';
import { inOneGo } from '#shop/cart/server/in-one-go.ts';
import { addRefusalSentence } from '#shop/cart/server/refusal-sentence.ts';
import { escapeHtml } from '../../escape-html.ts';
import { integerParam, textParam } from '../param-readers.ts';
import { invalidParams, parseParams } from '../parse-params.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import { numberParam, readCartBody } from './cart-body.ts';
import { throughCartDoor } from './cart-door.ts';
import { answerWithCart } from './read-cart.ts';

const refusalCodes = {
  'unknown-product': '{platform}_rest_cart_invalid_product',
  'choose-options': '{platform}_rest_missing_attributes',
  'no-such-variation': '{platform}_rest_variation_id_from_variation_data',
  'invalid-option': '{platform}_rest_invalid_variation_data',
  'not-purchasable': '{platform}_rest_product_not_purchasable',
  'not-a-quantity': '{platform}_rest_product_invalid_quantity',
  'out-of-stock': '{platform}_rest_product_out_of_stock',
  'not-enough-stock': '{platform}_rest_product_partially_out_of_stock',
  'below-minimum': 'invalid_quantity',
  'above-maximum': 'invalid_quantity',
  'not-a-multiple': 'invalid_quantity',
  'sold-individually': 'invalid_quantity',
} as const satisfies Record<AddRefusal['code'], string>;

/** `POST /wp-json/wc/store/v1/cart/add-item`: 201 with the cart, or 400 with the reason (wire 1.2). */
export function addItem(request: Request, outside: Toolbox): Promise<Response> {
  return throughCartDoor(request, outside, 'needs-nonce', async (toolbox) => {
    const words = storeWords(toolbox);
    const body = await readCartBody(request);
    const parsed = parseParams(toolbox, body.params, {
      id: integerParam({ min: 0, max: 2_147_483_647 }),
      quantity: numberParam(words.notNumber),
      key: textParam,
    });
    if (!parsed.ok) return { response: parsed.error };
    if (body.variation === null) {
      const fault = { code: 'rest_invalid_type', message: words.notArray('variation') };
      return { response: invalidParams(toolbox, { variation: fault }) };
    }
    const { id = 0, quantity, key } = parsed.params;
    if (key !== undefined) {
      return { response: storeError(toolbox, '{platform}_rest_cart_item_exists', words.itemExists, 400) };
    }
    const attributes = body.variation;
    const result = await inOneGo(toolbox, async (inside) => {
      const wish = { productId: id, quantity: quantity ?? 'minimum', attributes, clamp: true } as const;
      const added = await addToCart(inside, wish);
      return added.ok ? { ok: true as const, answer: await answerWithCart(inside, 201) } : added;
    });
    return result.ok ? result.answer : { response: refusal(toolbox, result.error, id) };
  });
}

function refusal(toolbox: Toolbox, error: AddRefusal, askedId: number): Response {
  const sentence = addRefusalSentence(messagesFor(toolbox.visitor.audience.locale).cart, error);
  const ofVariation = error.code === 'choose-options' && error.product.id !== askedId;
  const code = ofVariation ? '{platform}_rest_missing_variation_data' : refusalCodes[error.code];
  return storeError(toolbox, code, escapeHtml(sentence), 400);
}
