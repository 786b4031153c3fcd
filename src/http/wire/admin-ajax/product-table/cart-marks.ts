import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { perItems } from '#wholesale/product-tables/rules/add-to-cart/cart-marks.ts';
import { productTableNonceAction } from '#wholesale/product-tables/rules/add-to-cart/table-nonce.ts';
import type { CartMarks } from '#wholesale/product-tables/rules/table-cart-calls.ts';
import { readMarkedLines } from '#wholesale/product-tables/server/add-to-cart/read-marked-lines.ts';
import { ajaxJson } from '../../ajax-reply.ts';

/** `{t}_wc_fragments`: what the cart holds of each product, and the nonce of the calls that need one (TAB-76). */
export async function cartMarks(_request: Request, ctx: RequestContext): Promise<Response> {
  const marks: CartMarks = {
    per_items: perItems(await readMarkedLines(ctx)),
    nonce: ctx.nonces.make(productTableNonceAction(ctx.wire)),
  };
  return ajaxJson(marks);
}
