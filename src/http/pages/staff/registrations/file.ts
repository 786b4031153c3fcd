import { readRegistrationFile } from '#foundation/private-files/server/read-sent-file.ts';
import { fileDownload } from '../../file-download.ts';
import { idFrom, notFound } from '../../not-found.ts';
import { staffToolbox } from '../staff-toolbox.ts';
import type { Route } from './+types/file.ts';

/** A file that came with a registration. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const file = await readRegistrationFile(staffToolbox(context, 'registration'), idFrom(params.id));
  if (!file) throw notFound();
  return fileDownload(file);
}
