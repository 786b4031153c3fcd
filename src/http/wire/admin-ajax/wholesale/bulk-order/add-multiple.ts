import { readAdditions } from '#wholesale/bulk-order/rules/add-to-cart/item-request.ts';
import { addBulk } from '#wholesale/bulk-order/server/add-bulk.ts';
import { ajaxText } from '../../../ajax-reply.ts';
import { amountMarkup } from '../../../price-markup.ts';
import { bulkCall, bulkRefused } from './bulk-call.ts';

/** `{p}_bulkorder_add_multiple`: adds all items of `additions`, or none of them; the cart's total as markup (BULK-36). */
export const addMultiple = bulkCall(async (ctx, { fields }) => {
  const wanted = readAdditions(fields.additions ?? '');
  if (!wanted) return bulkRefused(ctx, { code: 'malformed' });
  const result = await addBulk(ctx, wanted);
  if (!result.ok) return bulkRefused(ctx, result.error);
  const { platform } = ctx.wire;
  return ajaxText(amountMarkup(result.cart.total, { platform, locale: ctx.visitor.audience.locale }));
});
