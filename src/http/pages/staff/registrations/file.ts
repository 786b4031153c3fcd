import { readRegistrationFile } from '#foundation/private-files/server/read-sent-file.ts';
import { fileDownload } from '../../file-download.ts';
import { idFrom, notFound } from '../../not-found.ts';
import { staffContext } from '../staff-context.ts';
import type { Route } from './+types/file.ts';

/** A file that came with a registration. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const file = await readRegistrationFile(staffContext(context, 'registration'), idFrom(params.id));
  if (!file) throw notFound();
  return fileDownload(file);
}
