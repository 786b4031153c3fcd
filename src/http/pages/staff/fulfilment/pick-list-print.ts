import { pickListPdf } from '#selling/fulfilment/server/picking/pick-list-pdf.ts';
import { readPickList } from '#selling/fulfilment/server/picking/read-pick-list.ts';
import { found, idFrom } from '../../not-found.ts';
import { pdfAnswer } from '../pdf-answer.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/pick-list-print.ts';

/** A pick list for the printer. */
export async function loader(args: Route.LoaderArgs) {
  const { ctx, words } = openStaffPage(args, 'fulfilment');
  const list = found(await readPickList(ctx, idFrom(args.params.id)));
  return pdfAnswer(await pickListPdf(ctx, list), words.staffPicking.fileName(list.id));
}
