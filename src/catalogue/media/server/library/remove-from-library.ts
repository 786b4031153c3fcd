import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import type { LibraryPicture } from '../../rules/library-picture.ts';
import { readLibraryPicture } from './read-library.ts';

const stillReferred = '23503';

export type RemovedFromLibrary =
  | { readonly ok: true; readonly picture: LibraryPicture }
  | { readonly ok: false; readonly error: { readonly code: 'gone' | 'in-use' } };

/** Deletes a picture that was uploaded and that nothing shows, with its files unless another row shares them. */
export async function removeFromLibrary(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  files: PictureFiles,
  id: number,
): Promise<RemovedFromLibrary> {
  const removed = await takeOut(ctx, id).catch((error: unknown): RemovedFromLibrary => {
    // Products, categories, brands and terms keep the picture that they show, by their foreign keys.
    if (error instanceof Error && 'code' in error && error.code === stillReferred) {
      return { ok: false, error: { code: 'in-use' } };
    }
    throw error;
  });
  if (removed.ok && !(await areFilesShared(ctx, removed.picture.key))) await files.remove(removed.picture);
  return removed;
}

function takeOut(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  id: number,
): Promise<RemovedFromLibrary> {
  return inTransaction(ctx.db, async (db): Promise<RemovedFromLibrary> => {
    await sql`select from images where id = ${id} for update`.execute(db);
    const picture = await readLibraryPicture({ db }, id);
    if (!picture) return { ok: false, error: { code: 'gone' } };
    const { rows } = await sql`
      delete from images i where id = ${id} and original is not null
        and not exists (select from settings where key = 'home_hero_image' and value = to_jsonb(i.id))
        and not exists (select from content_pages where body_html like ${`%/media/${picture.key}-%`})
      returning id`.execute(db);
    if (rows.length === 0) return { ok: false, error: { code: 'in-use' } };
    const subject = { kind: 'picture', id, name: picture.fileName || picture.alt } as const;
    await recordAudit({ ...ctx, db }, { what: 'deleted', subject, before: { file: picture.fileName } });
    return { ok: true, picture };
  });
}

async function areFilesShared({ db }: Pick<RequestContext, 'db'>, key: string): Promise<boolean> {
  const other = await db.selectFrom('images').select('id').where('file_key', '=', key).limit(1).execute();
  return other.length > 0;
}
