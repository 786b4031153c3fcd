import { z } from 'zod';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { readLineKey } from '#selling/cart/rules/cart-calls.ts';
import { emptyVisitorsCart } from '#selling/cart/server/empty-cart.ts';
import { updateRefusalSentence } from '#selling/cart/server/refusal-sentence.ts';
import { removeCartLine } from '#selling/cart/server/remove-cart-line.ts';
import { updateCartLine } from '#selling/cart/server/update-cart-line.ts';
import { decimal, text } from '../../lenient/scalars.ts';
import { storeCart } from '../replies/store-cart.ts';
import { storeLinkedLine } from '../replies/store-lines.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import { addAnd, itemBody } from './add-item.ts';
import { cartRead, cartWrite } from './cart-call.ts';
import { unknownKey, wrongQuantity } from './cart-headers.ts';
import { answerWithCart, invalidKey, readCartObject } from './cart-object.ts';
import type { CartAnswer } from './run-cart-call.ts';

/** What a line shall hold. */
export const newQuantity = decimal.meta({ description: 'What it shall be.' });
export const lineKey = text.meta({ description: 'Of the line, 32 characters.' });

/** Wire 1.2, QTY-02. */
export const updateItem = cartWrite({
  method: 'POST',
  path: '/cart/update-item',
  inBatch: true,
  summary: 'Changes the quantity of a line.',
  body: z.object({ key: lineKey, quantity: newQuantity }).partial(),
  reply: { schema: storeCart, says: 'The whole cart.' },
  errors: [
    unknownKey,
    wrongQuantity,
    { status: 404, code: '{platform}_rest_cart_invalid_product', when: 'It can no longer be bought.' },
  ],
  act: (ctx, { key, quantity }) => updateAnd(ctx, key, quantity, (inside) => answerWithCart(inside)),
});

/** Sets what a line holds and answers; without a quantity it stays as it is. */
export async function updateAnd(
  ctx: RequestContext,
  sentKey: string | undefined,
  quantity: number | undefined,
  answer: (ctx: RequestContext, key: string) => Promise<CartAnswer>,
): Promise<CartAnswer> {
  const key = readLineKey(sentKey);
  if (key === null) return invalidKey(ctx);
  if (quantity === undefined) return answer(ctx, key);
  const result = await updateCartLine(ctx, { key, quantity });
  if (result.ok) return answer(ctx, key);
  const { error } = result;
  if (error.code === 'unknown-line') return invalidKey(ctx);
  const words = messagesFor(ctx.visitor.audience.locale).cart;
  const sentence = escapeHtml(updateRefusalSentence(words, error));
  if (error.code === 'not-purchasable') {
    return { response: storeError(ctx, '{platform}_rest_cart_invalid_product', sentence, 404) };
  }
  const code = error.code === 'sold-individually' ? 'readonly_quantity' : 'invalid_quantity';
  return { response: storeError(ctx, code, sentence, 400) };
}

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

const items = '/cart/items';
const item = '/cart/items/:key{[0-9a-zA-Z_-]+}';

type Item = Awaited<ReturnType<typeof readCartObject>>['object']['items'][number];

function withLinks(shopUrl: string, item: Item) {
  const collection = `${shopUrl}/wp-json/wc/store/v1/cart/items`;
  return {
    ...item,
    _links: { self: [{ href: `${collection}/${item.key}` }], collection: [{ href: collection }] },
  };
}

async function answerWithItem(ctx: RequestContext, key: string, status = 200): Promise<CartAnswer> {
  const { object, hash } = await readCartObject(ctx);
  const item = object.items.find((one) => one.key === key);
  if (!item) return invalidKey(ctx);
  return { response: Response.json(withLinks(ctx.shopUrl, item), { status }), hash };
}

/** Wire 1.3. */
export const readItems = cartRead({
  path: items,
  summary: 'The lines of the cart.',
  reply: { schema: z.array(storeLinkedLine) },
  async answer(ctx) {
    const { object, hash } = await readCartObject(ctx);
    return { response: Response.json(object.items.map((one) => withLinks(ctx.shopUrl, one))), hash };
  },
});

/** Wire 1.3. */
export const readItem = cartRead({
  path: item,
  summary: 'A line of the cart.',
  reply: { schema: storeLinkedLine },
  errors: [unknownKey],
  answer: (ctx, { key = '' }) => answerWithItem(ctx, key),
});

/** Wire 1.3. */
export const postItem = cartWrite({
  method: 'POST',
  path: items,
  inBatch: true,
  summary: 'Adds a product or variation.',
  body: itemBody,
  reply: { status: 201, schema: storeLinkedLine, says: 'Refused as by `add-item`.' },
  act: (ctx, body) => addAnd(ctx, body, (inside, key) => answerWithItem(inside, key, 201)),
});

/** Wire 1.3. */
export const putItem = (['PUT', 'PATCH'] as const).map((method) =>
  cartWrite({
    method,
    path: item,
    inBatch: true,
    summary: 'Changes the quantity of a line.',
    body: z.object({ quantity: newQuantity }).partial(),
    reply: { schema: storeLinkedLine, says: 'With a quantity of 0 it is removed: 204.' },
    errors: [unknownKey, wrongQuantity],
    act: (ctx, { quantity }, { key }) =>
      updateAnd(ctx, key, quantity, (inside, changed) =>
        quantity === 0 ? gone(inside) : answerWithItem(inside, changed),
      ),
  }),
);

/** Wire 1.3. */
export const deleteItem = cartWrite({
  method: 'DELETE',
  path: item,
  inBatch: true,
  summary: 'Takes a line off the cart.',
  reply: { status: 204, says: 'Nothing.' },
  errors: [unknownKey],
  async act(ctx, _body, path) {
    const key = readLineKey(path.key);
    const result = key === null ? null : await removeCartLine(ctx, { key });
    return result?.ok ? gone(ctx) : invalidKey(ctx);
  },
});

/** Wire 1.3. */
export const deleteItems = cartWrite({
  method: 'DELETE',
  path: items,
  inBatch: true,
  summary: 'Empties the cart.',
  reply: { says: 'An empty list.' },
  async act(ctx) {
    await emptyVisitorsCart(ctx);
    const { hash } = await readCartObject(ctx);
    return { response: Response.json([]), hash };
  },
});

/** A method that the platform's routes declare and never answer (wire 1.0). */
export const notImplemented = cartWrite({
  method: 'POST',
  path: item,
  summary: 'Refused, whatever is sent.',
  reply: { status: 404, says: 'Known to the platform and not answered: use PUT.' },
  errors: [{ status: 404, code: '{platform}_rest_invalid_endpoint', when: 'Always.' }],
  async act(ctx) {
    const { notImplemented: sentence } = storeWords(ctx);
    return { response: storeError(ctx, '{platform}_rest_invalid_endpoint', sentence, 404) };
  },
});

// The cookies of the cart change with it, also where the answer does not show the cart.
async function gone(ctx: RequestContext): Promise<CartAnswer> {
  const { hash } = await readCartObject(ctx);
  return { response: new Response(null, { status: 204 }), hash };
}
