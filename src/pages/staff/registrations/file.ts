import { readRegistrationFile } from '#shop/registration/server/staff/read-registration-file.ts';
import { idFrom, notFound } from '../../not-found.ts';
import { staffToolbox } from '../staff-toolbox.ts';
import type { Route } from './+types/file.ts';

/** A file that came with a registration: always a download, so that nothing in it runs as a page of the shop. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const file = await readRegistrationFile(staffToolbox(context, 'registration'), idFrom(params.id));
  if (!file) throw notFound();
  return new Response(file.content, {
    headers: {
      'content-type': file.mediaType,
      'content-length': String(file.content.byteLength),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
}
