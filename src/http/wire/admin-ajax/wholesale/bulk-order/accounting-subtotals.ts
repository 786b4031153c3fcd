import { readPriceSent } from '#wholesale/bulk-order/rules/price-sent.ts';
import { ajaxText } from '../../../ajax-reply.ts';
import { amountMarkup } from '../../../price-markup.ts';
import { bulkCall } from './bulk-call.ts';

/** `{p}_accountingsubtotals`: the total `pricesent` as formatted price markup (BULK-33). */
export const accountingSubtotals = bulkCall(async (ctx, { fields }) => {
  const amount = readPriceSent(fields.pricesent ?? '');
  if (amount === null) return ajaxText('0', 400);
  const { locale } = ctx.visitor.audience;
  return ajaxText(amountMarkup(amount, { platform: ctx.wire.platform, locale }));
});
