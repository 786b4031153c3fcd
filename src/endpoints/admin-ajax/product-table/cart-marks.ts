import type { CartMarks } from '#contract/ajax/table-cart-calls.ts';
import type { Toolbox } from '#services/toolbox.ts';
import { perItems } from '#shop/product-table/rules/adding/cart-marks.ts';
import { productTableNonceAction } from '#shop/product-table/rules/adding/table-nonce.ts';
import { readMarkedLines } from '#shop/product-table/server/adding/read-marked-lines.ts';
import { ajaxJson } from '../../ajax-reply.ts';

/** `{t}_wc_fragments`: what the cart holds of each product, and the nonce of the calls that need one (TAB-76). */
export async function cartMarks(_request: Request, toolbox: Toolbox): Promise<Response> {
  const marks: CartMarks = {
    per_items: perItems(await readMarkedLines(toolbox)),
    nonce: toolbox.nonces.make(productTableNonceAction(toolbox.wire)),
  };
  return ajaxJson(marks);
}
