import { deliveryNotePdf } from '#selling/delivery-notes/server/delivery-note-pdf.ts';
import { readDeliveryNote } from '#selling/delivery-notes/server/read-delivery-notes.ts';
import { found, idFrom } from '../../not-found.ts';
import { pdfAnswer } from '../pdf-answer.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/delivery-note-print.ts';

/** A delivery note for the printer. */
export async function loader(args: Route.LoaderArgs) {
  const { ctx } = openStaffPage(args, 'fulfilment');
  const note = found(await readDeliveryNote(ctx, idFrom(args.params.id)));
  const { content, name } = await deliveryNotePdf(ctx, note);
  return pdfAnswer(content, name);
}
