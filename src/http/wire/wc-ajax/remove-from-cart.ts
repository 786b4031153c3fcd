import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readLineKey } from '#selling/cart/rules/cart-calls.ts';
import { removeCartLine } from '#selling/cart/server/remove-cart-line.ts';
import { ajaxJson } from '../ajax-reply.ts';
import { cartReply } from '../cart-reply.ts';
import { formFields } from '../form-fields.ts';

/** `POST /?wc-ajax=remove_from_cart`: without a line of this key the client follows the remove link (FRAG-02, FRAG-05). */
export async function removeFromCartEndpoint(request: Request, ctx: RequestContext): Promise<Response> {
  const key = readLineKey((await formFields(request)).cart_item_key);
  const result = key === null ? null : await removeCartLine(ctx, { key });
  return ajaxJson(result?.ok ? await cartReply(ctx) : { success: false });
}
