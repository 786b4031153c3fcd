import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import { sweepUploads } from './library/uploads-in-parts.ts';
import { removeUnusedPicture } from './remove-unused-picture.ts';

const UPLOAD_ENDS_WITHIN_MS = 15 * 60_000;
const A_DAY_MS = 24 * 60 * 60_000;

/** The key of the picture that an original belongs to. */
const keyOf = (original: string) => original.replace(/\.[a-z]+$/, '');

/**
 * Deletes what is no longer needed: uploads that never ended, files of a process that was killed before it entered them in the tables,
 * and pictures of deleted products.
 */
export async function sweepPictures(
  db: Database,
  files: PictureFiles,
  ages: { uploadMs?: number; unusedMs?: number } = {},
): Promise<{ incoming: number; files: number; pictures: number }> {
  const { uploadMs = UPLOAD_ENDS_WITHIN_MS, unusedMs = A_DAY_MS } = ages;
  const swept = { incoming: await files.clearIncoming(uploadMs), files: 0, pictures: 0 };
  await sweepUploads(db, files, unusedMs);
  for (const original of await files.originals(uploadMs)) {
    const known = await db
      .selectFrom('images')
      .select('id')
      .where((where) => where.or([where('original', '=', original), where('file_key', '=', keyOf(original))]))
      .limit(1)
      .executeTakeFirst();
    if (known) continue;
    await files.remove({ key: keyOf(original), original });
    swept.files += 1;
  }
  const unused = await sql<{ id: number }>`
    select id from images i where original is not null and not in_library
      and created_at < now() - ${unusedMs} * interval '1 millisecond'
      and not exists (select from product_images where image_id = i.id)
      and not exists (select from products where image_id = i.id)`.execute(db);
  for (const { id } of unused.rows) if (await removeUnusedPicture(db, files, id)) swept.pictures += 1;
  return swept;
}

/** Queues the next sweep in a day, once for all processes. */
export async function planSweep(db: Database, when: 'now' | 'tomorrow'): Promise<void> {
  await sql`select graphile_worker.add_job('sweep-pictures', job_key := 'sweep-pictures',
    run_at := now() + ${when === 'now' ? '0' : '1 day'}::interval)`.execute(db);
}
