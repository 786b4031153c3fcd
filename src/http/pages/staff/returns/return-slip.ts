import { readOrder } from '#selling/orders/server/read-order.ts';
import { readReturn } from '#selling/returns/server/read-returns.ts';
import { returnSlipPdf } from '#selling/returns/server/return-slip.ts';
import { found, idFrom } from '../../not-found.ts';
import { pdfAnswer } from '../pdf-answer.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/return-slip.ts';

/** The slip of a return for the printer, in the language of the order: whoever sends the goods reads it. */
export async function loader(args: Route.LoaderArgs) {
  const { ctx } = openStaffPage(args, 'returns');
  const record = found(await readReturn(ctx, idFrom(args.params.id)));
  const order = found(await readOrder(ctx, record.orderId));
  const { content, name } = found(await returnSlipPdf(ctx, { record, order, locale: order.locale }));
  return pdfAnswer(content, name);
}
