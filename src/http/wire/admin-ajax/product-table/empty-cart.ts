import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { emptyVisitorsCart } from '#selling/cart/server/empty-cart.ts';
import { ajaxJson } from '../../ajax-reply.ts';
import { cartReply } from '../../cart-reply.ts';

/** `{t}_fragment_empty_cart`: the emptied cart, as a refresh of it tells (TAB-84, wire 5.1). */
export async function emptyCartEndpoint(_request: Request, ctx: RequestContext): Promise<Response> {
  await emptyVisitorsCart(ctx);
  return ajaxJson(await cartReply(ctx));
}
