import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import type { LibraryItem } from '../../rules/library-item.ts';
import { isMentioned } from './picture-mentions.ts';
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
    if (await isMentioned(db, picture.key)) return { ok: false, error: { code: 'in-use' } };
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

/** Days after which the files are deleted that a picture or document had before; cached pages and emails still show them. */
const OLD_FILES_DAYS = 30;

/** Queues the deletion of files that a picture has no more. */
export async function removeFilesLater(
  db: Database,
  picture: { readonly key: string; readonly original: string },
): Promise<void> {
  await sql`select graphile_worker.add_job('remove-picture-files',
    json_build_object('key', ${picture.key}::text, 'original', ${picture.original}::text),
    run_at := now() + ${OLD_FILES_DAYS} * interval '1 day')`.execute(db);
}

/** Deletes the files of a picture or document that no row has any more, as far as none shares them. */
export async function removePictureFiles(
  db: Database,
  files: PictureFiles,
  { key, original }: { readonly key: string; readonly original: string },
): Promise<void> {
  const isShared = async (column: 'file_key' | 'original', value: string) => {
    const found = await db.selectFrom('images').select('id').where(column, '=', value).limit(1).execute();
    return found.length > 0;
  };
  const isShown = key === '' || (await isShared('file_key', key)) || (await isMentioned(db, key));
  if (!isShown) await files.remove({ key, original: null });
  if (original !== '' && !(await isShared('original', original))) await files.removeOriginal(original);
}
