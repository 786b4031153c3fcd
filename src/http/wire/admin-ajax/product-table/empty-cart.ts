import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { emptyVisitorsCart } from '#selling/cart/server/empty-cart.ts';
import { ajaxJson } from '../../ajax-reply.ts';
import { cartReply } from '../../cart-reply.ts';

/** `{t}_fragment_empty_cart`: the emptied cart, as a refresh of it tells (TAB-84, wire 5.1). */
export async function emptyCartEndpoint(_request: Request, toolbox: Toolbox): Promise<Response> {
  await emptyVisitorsCart(toolbox);
  return ajaxJson(await cartReply(toolbox));
}
