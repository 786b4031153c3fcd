import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readLineKey } from '#selling/cart/rules/cart-calls.ts';
import { emptyVisitorsCart } from '#selling/cart/server/empty-cart.ts';
import { removeCartLine } from '#selling/cart/server/remove-cart-line.ts';
import type { StoreApiHandle } from '../../endpoint.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import { addAnd, itemFields } from './add-item.ts';
import { type CartAnswer, runCartCall } from './cart-call.ts';
import { readCartObject } from './cart-object.ts';
import { cartWrite } from './cart-write.ts';
import { invalidKey } from './invalid-key.ts';
import { quantityField, updateAnd } from './update-item.ts';

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

/** `GET /cart/items` (wire 1.3). */
export const readItems: StoreApiHandle = (request, outside) =>
  runCartCall(request, outside, 'no-nonce', async (ctx) => {
    const { object, hash } = await readCartObject(ctx);
    return { response: Response.json(object.items.map((item) => withLinks(ctx.shopUrl, item))), hash };
  });

/** `GET /cart/items/{key}`: an unknown key is a conflict (wire 1.3). */
export const readItem: StoreApiHandle = (request, outside, { key = '' }) =>
  runCartCall(request, outside, 'no-nonce', (ctx) => answerWithItem(ctx, key));

/** `POST /cart/items`: 201 with the line (wire 1.3). */
export const postItem = cartWrite(itemFields, (ctx, body) =>
  addAnd(ctx, body, (inside, key) => answerWithItem(inside, key, 201)),
);

/** `PUT` and `PATCH /cart/items/{key}`: what the line shall hold (wire 1.3). */
export const putItem = cartWrite({ quantity: quantityField }, (ctx, { quantity }, { key }) =>
  updateAnd(ctx, key, quantity, (inside, changed) =>
    quantity === 0 ? gone(inside) : answerWithItem(inside, changed),
  ),
);

/** `DELETE /cart/items/{key}`: 204 (wire 1.3). */
export const deleteItem = cartWrite({}, async (ctx, _body, params) => {
  const key = readLineKey(params.key);
  const result = key === null ? null : await removeCartLine(ctx, { key });
  return result?.ok ? gone(ctx) : invalidKey(ctx);
});

/** `DELETE /cart/items`: an empty cart (wire 1.3). */
export const deleteItems = cartWrite({}, async (ctx) => {
  await emptyVisitorsCart(ctx);
  const { hash } = await readCartObject(ctx);
  return { response: Response.json([]), hash };
});

/** A method that the platform's routes know and nobody answers (wire 1.0). */
export const notImplemented = cartWrite({}, async (ctx) => {
  const { notImplemented: sentence } = storeWords(ctx);
  return { response: storeError(ctx, '{platform}_rest_invalid_endpoint', sentence, 404) };
});

// The cookies that tell of the cart change with it, whether the answer shows it or not.
async function gone(ctx: RequestContext): Promise<CartAnswer> {
  const { hash } = await readCartObject(ctx);
  return { response: new Response(null, { status: 204 }), hash };
}
