import { readItemWish } from '#wholesale/bulk-order/rules/add-to-cart/item-wish.ts';
import { addBulk } from '#wholesale/bulk-order/server/add-bulk.ts';
import { ajaxText } from '../../../ajax-reply.ts';
import { amountMarkup } from '../../../price-markup.ts';
import { bulkCall, bulkRefused } from './bulk-call.ts';

/** `{p}_bulkorder_add_cart_item`: adds `productqty` pieces of `productid`; the cart's total as markup (BULK-35). */
export const addCartItem = bulkCall(async (toolbox, { fields, all }) => {
  const { productid, productqty } = fields;
  const wish = readItemWish({ productid, productqty, attributes: all('attributes') });
  if (!wish) return bulkRefused(toolbox, { code: 'malformed' });
  const result = await addBulk(toolbox, [wish]);
  if (!result.ok) return bulkRefused(toolbox, result.error);
  const { platform } = toolbox.wire;
  return ajaxText(amountMarkup(result.cart.total, { platform, locale: toolbox.visitor.audience.locale }));
});
