import type { Database } from '#foundation/database/client.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';

/** Deletes the files of the demo's pictures, but for those that a row shows once more. */
export async function removeDemoPictures(
  db: Database,
  files: PictureFiles,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const rows = await db.selectFrom('images').select('file_key').where('file_key', 'in', keys).execute();
  const shown = new Set(rows.map(({ file_key }) => file_key));
  for (const key of keys) if (!shown.has(key)) await files.remove({ key, original: null });
}
