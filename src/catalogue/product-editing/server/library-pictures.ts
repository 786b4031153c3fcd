import { documentType } from '#catalogue/media/rules/document.ts';
import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** A picture in the editor; without widths its sizes are still being made. */
export type EditorPicture = Picture & { readonly id: number };

/** Pictures of the media library in the order of their ids; those that are gone are left out. */
export async function readLibraryPictures(
  { db }: Pick<RequestContext, 'db'>,
  ids: readonly number[],
): Promise<readonly EditorPicture[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('images')
    .select(['id', 'file_key as key', 'alt', 'width', 'height', 'widths'])
    .where('id', 'in', ids)
    .where((where) => where.or([where('media_type', 'is', null), where('media_type', '<>', documentType)]))
    .execute();
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}
