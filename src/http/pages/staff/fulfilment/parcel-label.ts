import { readLabelFile } from '#selling/fulfilment/server/labels/label-files.ts';
import { found, idFrom } from '../../not-found.ts';
import { pdfAnswer } from '../pdf-answer.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/parcel-label.ts';

/** The label of a parcel for the printer. */
export async function loader(args: Route.LoaderArgs) {
  const { ctx } = openStaffPage(args, 'fulfilment');
  const id = idFrom(args.params.id);
  return pdfAnswer(found(await readLabelFile(ctx, id)), `label-${id}.pdf`);
}
