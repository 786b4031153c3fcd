import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import type { LibraryItem } from '../../rules/library-item.ts';
import { isUsed } from './picture-uses.ts';
import { readLibraryItem } from './read-library.ts';

const stillReferred = '23503';

export type RemovedFromLibrary =
  | { readonly ok: true; readonly picture: LibraryItem }
  | { readonly ok: false; readonly error: { readonly code: 'gone' | 'in-use' } };

/** Deletes a picture that was uploaded and that nothing shows; a job deletes its files. */
export async function removeFromLibrary(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  id: number,
): Promise<RemovedFromLibrary> {
  return await takeOut(ctx, id).catch((error: unknown): RemovedFromLibrary => {
    // What began to show it meanwhile keeps it by its foreign key.
    if (error instanceof Error && 'code' in error && error.code === stillReferred) {
      return { ok: false, error: { code: 'in-use' } };
    }
    throw error;
  });
}

function takeOut(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  id: number,
): Promise<RemovedFromLibrary> {
  return inTransaction(ctx.db, async (db): Promise<RemovedFromLibrary> => {
    await sql`select from images where id = ${id} for update`.execute(db);
    const picture = await readLibraryItem({ db }, id);
    if (!picture) return { ok: false, error: { code: 'gone' } };
    const { rows } = await sql`
      delete from images i where id = ${id} and original is not null and not ${isUsed} returning id`.execute(
      db,
    );
    if (rows.length === 0) return { ok: false, error: { code: 'in-use' } };
    const { key, original } = picture;
    await sql`select graphile_worker.add_job('remove-picture-files',
      json_build_object('key', ${key}::text, 'original', ${original}::text))`.execute(db);
    const subject = { kind: 'picture', id, name: picture.fileName || picture.alt } as const;
    await recordAudit({ ...ctx, db }, { what: 'deleted', subject, before: { file: picture.fileName } });
    return { ok: true, picture };
  });
}

/** Deletes the files of a picture whose row is gone, unless another row shares them. */
export async function removePictureFiles(
  db: Database,
  files: PictureFiles,
  picture: { readonly key: string; readonly original: string },
): Promise<void> {
  const shared = await db
    .selectFrom('images')
    .select('id')
    .where('file_key', '=', picture.key)
    .limit(1)
    .executeTakeFirst();
  if (!shared) await files.remove(picture);
}
