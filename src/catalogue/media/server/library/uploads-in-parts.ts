import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import { receiveRawFile } from '#foundation/services/receive-raw-file.ts';
import { nothingAdded } from '../../rules/upload-outcome.ts';
import { type BegunUpload, countOfParts, partSize } from '../../rules/upload-parts.ts';
import { addToLibrary } from './add-to-library.ts';
import { readLibraryItem } from './read-library.ts';
import { replaceFile } from './replace-file.ts';
import type { LibraryOutcome } from './upload-to-library.ts';

const TOKEN_BYTES = 16;

type Ctx = Pick<RequestContext, 'db' | 'clock' | 'visitor'>;
type Upload = {
  readonly fileName: string;
  readonly bytes: number;
  readonly replaces: number | null;
  readonly imageId: number | null;
};

const whoOf = ({ visitor }: Pick<Ctx, 'visitor'>) => visitor.person?.customerId ?? 0;

/**
 * Begins an upload in parts, or goes on with that of the same file of the same person. It becomes a new item of the library, or takes the place of
 * `replaces`; null where there is no such item.
 */
export async function beginUpload(
  ctx: Ctx,
  files: PictureFiles,
  file: {
    readonly fileName: string;
    readonly bytes: number;
    readonly stamp: string;
    readonly replaces: number | null;
  },
): Promise<BegunUpload | null> {
  const { fileName, bytes, stamp, replaces } = file;
  if (replaces !== null && !(await readLibraryItem(ctx, replaces))) return null;
  const { rows } = await sql<{ token: string }>`
    insert into media_uploads (token, customer_id, file_name, bytes, stamp, replaces)
    values (${randomBytes(TOKEN_BYTES).toString('hex')}, ${whoOf(ctx)}, ${fileName}, ${bytes}, ${stamp}, ${replaces}::int)
    on conflict (customer_id, file_name, bytes, stamp, coalesce(replaces, 0)) where image_id is null do update set created_at = now()
    returning token`.execute(ctx.db);
  const token = rows[0]?.token ?? '';
  return { token, received: await files.parts(token) };
}

/** Takes one part, in any order, from any process, and once more where the answer was lost; `wrong-part` where it is not as large as it should be. */
export async function receivePart(
  ctx: Ctx,
  files: PictureFiles,
  { token, part, request }: { readonly token: string; readonly part: number; readonly request: Request },
): Promise<'received' | 'gone' | 'wrong-part'> {
  const upload = await findUpload(ctx, ctx.db, token);
  if (!upload || upload.imageId !== null) return 'gone';
  const size = partSize(upload.bytes, part);
  if (size === null) return 'wrong-part';
  const path = await files.incomingFile();
  try {
    const received = await receiveRawFile(request, path, size);
    if (!received.ok || received.bytes !== size) return 'wrong-part';
    await files.storePart(path, token, part);
    return 'received';
  } finally {
    await files.discard(path);
  }
}

/** Puts the parts together and takes the file into the library, or into the place of one of it. Asked once more it answers the same. */
export async function finishUpload(ctx: Ctx, files: PictureFiles, token: string): Promise<LibraryOutcome> {
  const outcome = await inTransaction(
    ctx.db,
    async (db): Promise<{ readonly ok: true; readonly outcome: LibraryOutcome }> => {
      const upload = await findUpload(ctx, db, token, 'for update');
      if (!upload) return { ok: true, outcome: { ...nothingAdded('gone'), ids: [] } };
      const { fileName, bytes, replaces, imageId } = upload;
      if (imageId !== null) return { ok: true, outcome: added(imageId) };
      const count = countOfParts(bytes);
      const received = await files.parts(token);
      if (received.length < count) return { ok: true, outcome: { ...nothingAdded('malformed'), ids: [] } };
      const path = await files.joinParts(token, count);
      try {
        const inside = { ...ctx, db };
        const result = await (replaces === null
          ? addToLibrary(inside, files, { upload: path, fileName, waitsForSizes: false })
          : replaceItem(inside, files, { id: replaces, upload: path, fileName }));
        if (result.ok) {
          await sql`update media_uploads set image_id = ${result.id} where token = ${token}`.execute(db);
          return { ok: true, outcome: added(result.id) };
        }
        const { problem } = result;
        // Whoever asks for the end once more gets another chance.
        if (problem === 'busy' || problem === 'changed-meanwhile')
          return { ok: true, outcome: { ...nothingAdded(problem), ids: [] } };
        await sql`delete from media_uploads where token = ${token}`.execute(db);
        if (problem === 'gone') return { ok: true, outcome: { ...nothingAdded('gone'), ids: [] } };
        const refused = [{ name: fileName, problem }];
        return { ok: true, outcome: { added: 0, ids: [], refused, problem: null } };
      } finally {
        await files.discard(path);
      }
    },
  );
  const { problem } = outcome.outcome;
  if (problem === null || problem === 'gone') await files.removeParts(token);
  return outcome.outcome;
}

async function replaceItem(ctx: Ctx, files: PictureFiles, file: Parameters<typeof replaceFile>[2]) {
  const replaced = await replaceFile(ctx, files, file);
  return replaced.ok ? ({ ok: true, id: file.id } as const) : replaced;
}

const added = (id: number): LibraryOutcome => ({ added: 1, ids: [id], refused: [], problem: null });

async function findUpload(
  ctx: Pick<Ctx, 'visitor'>,
  db: Database,
  token: string,
  lock: 'for update' | '' = '',
): Promise<Upload | null> {
  const { rows } = await sql<Upload>`
    select file_name as "fileName", bytes, replaces, image_id as "imageId" from media_uploads
    where token = ${token} and customer_id = ${whoOf(ctx)} ${sql.raw(lock)}`.execute(db);
  return rows[0] ?? null;
}

/** Deletes uploads that nobody goes on with, with their parts; how many. */
export async function sweepUploads(db: Database, files: PictureFiles, olderThanMs: number): Promise<number> {
  const { rows } = await sql<{ token: string }>`
    delete from media_uploads where created_at < now() - ${olderThanMs} * interval '1 millisecond' returning token`.execute(
    db,
  );
  for (const { token } of rows) await files.removeParts(token);
  return rows.length;
}
