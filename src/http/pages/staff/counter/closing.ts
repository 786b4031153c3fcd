import { closingPdf } from '#wholesale/tills/server/closing-pdf.ts';
import { fileDownload } from '../../file-download.ts';
import { found, idFrom } from '../../not-found.ts';
import { staffContext } from '../staff-context.ts';
import type { Route } from './+types/closing.ts';

/** The closing of a till's day as PDF. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return fileDownload(found(await closingPdf(staffContext(context, 'counter'), idFrom(params.id))));
}
