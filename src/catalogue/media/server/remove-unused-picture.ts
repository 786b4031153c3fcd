import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import { removePictureFiles } from './library/remove-from-library.ts';

const stillReferred = '23503';

/** Deletes the row of a picture that nothing shows; null when something does, or when it has no uploaded original. */
async function takeOut(db: Database, imageId: number): Promise<{ key: string; original: string } | null> {
  try {
    const gone = await sql<{ key: string; original: string }>`
      delete from images i where id = ${imageId} and original is not null and not in_library
        and not exists (select from product_images where image_id = i.id)
        and not exists (select from products where image_id = i.id)
        and not exists (select from page_blocks where i.id = any (picture_ids))
      returning file_key as key, original`.execute(db);
    return gone.rows[0] ?? null;
  } catch (error) {
    // Other tables that refer to the picture keep it, by their foreign keys.
    if (error instanceof Error && 'code' in error && error.code === stillReferred) return null;
    throw error;
  }
}

/** Throws a picture away if nothing shows it, with its files unless another row shares them. */
export async function removeUnusedPicture(
  db: Database,
  files: PictureFiles,
  imageId: number,
): Promise<boolean> {
  const gone = await takeOut(db, imageId);
  if (!gone) return false;
  await removePictureFiles(db, files, gone);
  return true;
}
