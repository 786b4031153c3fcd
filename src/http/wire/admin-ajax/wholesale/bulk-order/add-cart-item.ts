import { readItemRequest } from '#wholesale/bulk-order/rules/add-to-cart/item-request.ts';
import { addBulk } from '#wholesale/bulk-order/server/add-bulk.ts';
import { ajaxText } from '../../../ajax-reply.ts';
import { amountMarkup } from '../../../price-markup.ts';
import { bulkCall, bulkRefused } from './bulk-call.ts';

/** `{p}_bulkorder_add_cart_item`: adds `productqty` pieces of `productid`; the cart's total as markup (BULK-35). */
export const addCartItem = bulkCall(async (ctx, { fields, all }) => {
  const { productid, productqty } = fields;
  const item = readItemRequest({ productid, productqty, attributes: all('attributes') });
  if (!item) return bulkRefused(ctx, { code: 'malformed' });
  const result = await addBulk(ctx, [item]);
  if (!result.ok) return bulkRefused(ctx, result.error);
  const { platform } = ctx.wire;
  return ajaxText(amountMarkup(result.cart.total, { platform, locale: ctx.visitor.audience.locale }));
});
