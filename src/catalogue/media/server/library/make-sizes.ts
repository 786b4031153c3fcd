import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import { isInTheMaking } from '../../rules/library-item.ts';
import { preparePicture } from '../prepare-picture.ts';
import { readLibraryItem } from './read-library.ts';

/**
 * `damaged`: the file cannot be decoded, and never will. `later`: too many pictures wait, or the process that decodes it ended; it may work the next
 * time. `gone`: there is no such picture, or its original is lost.
 */
export type MadeSizes =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: { readonly code: 'damaged' | 'later' | 'gone' } };

const failed = (code: 'damaged' | 'later' | 'gone') => ({ ok: false, error: { code } }) as const;

/** Makes the sizes that a picture of the library misses; one that has them, and a document, is left as it is. What goes wrong beside the picture is logged. */
export async function makeSizes(
  ctx: Pick<RequestContext, 'db' | 'log'>,
  files: PictureFiles,
  imageId: number,
): Promise<MadeSizes> {
  return await make(ctx, files, imageId).catch((error: unknown) => {
    ctx.log.error({ err: error, imageId }, 'the sizes of a picture were not made');
    return failed('later');
  });
}

async function make(
  { db }: Pick<RequestContext, 'db'>,
  files: PictureFiles,
  imageId: number,
): Promise<MadeSizes> {
  const picture = await readLibraryItem({ db }, imageId);
  if (!picture) return failed('gone');
  if (!isInTheMaking(picture)) return { ok: true };
  const upload = picture.original === null ? null : await files.copyOfOriginal(picture.original);
  if (upload === null) return failed('gone');
  const folder = await files.makingFolder();
  try {
    const result = await preparePicture({
      upload,
      folder,
      key: picture.key,
      edges: picture.edges,
      focus: picture.focus,
    });
    if (result === null) return failed('later');
    if (!result.ok) return failed(result.died || result.problem === 'not-stored' ? 'later' : 'damaged');
    await files.storeMade(folder);
    const { width, height, widths } = result.picture;
    const { numUpdatedRows } = await db
      .updateTable('images')
      .set({ width, height, widths: [...widths], changed_at: sql<Date>`now()` })
      .where('id', '=', imageId)
      .where(sql<boolean>`widths = '{}'`)
      .executeTakeFirst();
    // Deleted meanwhile, unless another process was quicker.
    if (numUpdatedRows === 0n && !(await readLibraryItem({ db }, imageId))) {
      await files.remove(picture);
      return failed('gone');
    }
    return { ok: true };
  } finally {
    await files.discard(folder);
    await files.discard(upload);
  }
}
