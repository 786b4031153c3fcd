import { readAdditions } from '#wholesale/bulk-order/rules/add-to-cart/item-wish.ts';
import { addBulk } from '#wholesale/bulk-order/server/add-bulk.ts';
import { ajaxText } from '../../../ajax-reply.ts';
import { amountMarkup } from '../../../price-markup.ts';
import { bulkCall, bulkRefused } from './bulk-call.ts';

/** `{p}_bulkorder_add_multiple`: adds all items of `additions`, or none of them; the cart's total as markup (BULK-36). */
export const addMultiple = bulkCall(async (toolbox, { fields }) => {
  const wishes = readAdditions(fields.additions ?? '');
  if (!wishes) return bulkRefused(toolbox, { code: 'malformed' });
  const result = await addBulk(toolbox, wishes);
  if (!result.ok) return bulkRefused(toolbox, result.error);
  const { platform } = toolbox.wire;
  return ajaxText(amountMarkup(result.cart.total, { platform, locale: toolbox.visitor.audience.locale }));
});
