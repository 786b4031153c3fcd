import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { type AddFailure, readAddCall } from '#selling/cart/rules/cart-calls.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { addRefusalSentence } from '#selling/cart/server/refusal-sentence.ts';
import { addAndShow } from '#selling/cart/server/show-cart.ts';
import { ajaxJson, ajaxText } from '../ajax-reply.ts';
import { cartReply } from '../cart-reply.ts';
import { formFields } from '../form-fields.ts';

/** `POST /?wc-ajax=add_to_cart`: why nothing was added is told on the product's page (CART-03, CART-04, CART-07). */
export async function addToCartEndpoint(request: Request, ctx: RequestContext): Promise<Response> {
  const call = readAddCall(await formFields(request), 'product_id');
  if (!call) return ajaxText('');
  const result = await addAndShow(ctx, call);
  if (result.ok) return ajaxJson(await cartReply(ctx, result.cart));
  const { error } = result;
  const failure: AddFailure = { error: true, product_url: false };
  if (error.code === 'unknown-product') return ajaxJson(failure);
  const words = messagesFor(ctx.visitor.audience.locale).cart;
  await queueNotice(ctx, { kind: 'error', text: addRefusalSentence(words, error) });
  return ajaxJson({ ...failure, product_url: `${ctx.shopUrl}${error.product.path}` });
}
