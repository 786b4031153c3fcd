import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readLineKey } from '#selling/cart/rules/cart-calls.ts';
import { productTableNonceAction } from '#wholesale/product-tables/rules/add-to-cart/table-nonce.ts';
import { removeProduct } from '#wholesale/product-tables/server/add-to-cart/remove-product.ts';
import { ajaxText } from '../../ajax-reply.ts';
import { formFields } from '../../form-fields.ts';

/** `{t}_remove_from_cart`: `removed`, or `not-founded` where the cart holds nothing of it (TAB-80, wire 5.1). */
export async function removeProductEndpoint(request: Request, ctx: RequestContext): Promise<Response> {
  const fields = await formFields(request);
  if (!ctx.nonces.check(productTableNonceAction(ctx.wire), fields.nonce ?? '')) {
    return ajaxText('-1', 403);
  }
  const itemId = Number(/^[1-9]\d{0,9}$/.exec(fields.product_id ?? '')?.[0] ?? 0);
  const result = await removeProduct(ctx, {
    itemId: itemId === 0 ? null : itemId,
    key: readLineKey(fields.cart_item_key),
  });
  return ajaxText(result.ok ? 'removed' : 'not-founded');
}
