import { readReturnFile } from '#selling/returns/server/return-files.ts';
import { fileDownload } from '../../file-download.ts';
import { idFrom, notFound } from '../../not-found.ts';
import { staffContext } from '../staff-context.ts';
import type { Route } from './+types/file.ts';

/** A picture that came with a return. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const file = await readReturnFile(staffContext(context, 'returns'), idFrom(params.id));
  if (!file) throw notFound();
  return fileDownload(file);
}
