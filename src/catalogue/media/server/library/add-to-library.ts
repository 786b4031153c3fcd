import { randomBytes } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import { HEAD_BYTES, isAccepted, kindOfFile } from '../../rules/kind-of-file.ts';
import type { LibraryTexts } from '../../rules/library-picture.ts';
import { pictureKey } from '../../rules/picture-key.ts';
import type { FileProblem } from '../../rules/upload-problem.ts';
import { problemOfKind } from '../make-picture-files.ts';

const RANDOM_BYTES = 10;
/** Seconds after which a job makes the sizes that whoever uploaded the picture did not wait for. */
const SIZES_WITHIN_S = 60;

export type AddedToLibrary =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly problem: FileProblem };

type Wanted = LibraryTexts & {
  /** the local file, which is taken away */
  readonly upload: string;
  readonly fileName: string;
  /** whether somebody waits for the sizes and makes them; else a job does so at once */
  readonly waitsForSizes: boolean;
};

/**
 * Stores an uploaded picture in the library: its original and its row, with a job that makes its sizes. A file that is no picture is refused
 * and leaves nothing.
 */
export async function addToLibrary(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  files: PictureFiles,
  wanted: Wanted,
): Promise<AddedToLibrary> {
  const { upload, fileName, alt = '', title = '', caption = '', description = '', waitsForSizes } = wanted;
  const kind = kindOfFile(await headOf(upload));
  if (!isAccepted(kind)) return { ok: false, problem: problemOfKind[kind] };
  const { size: bytes } = await stat(upload);
  const name = fileName.replace(/\.[^.]*$/, '');
  const key = pictureKey(name, randomBytes(RANDOM_BYTES).toString('hex'));
  const original = `${key}.${kind}`;
  await files.storeOriginal(upload, original);
  const wait = waitsForSizes ? SIZES_WITHIN_S : 0;
  try {
    return await inTransaction(ctx.db, async (db) => {
      const { id } = await db
        .insertInto('images')
        .values({
          file_key: key,
          original,
          file_name: fileName,
          media_type: `image/${kind}`,
          bytes,
          in_library: true,
          uploaded_by: ctx.visitor.person?.customerId ?? null,
          alt,
          title: title === '' ? name : title,
          caption,
          description,
          width: 0,
          height: 0,
          widths: [],
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await sql`select graphile_worker.add_job('make-picture-sizes', json_build_object('imageId', ${id}::int),
        job_key := ${`picture-sizes-${id}`}, run_at := now() + ${wait} * interval '1 second')`.execute(db);
      const subject = { kind: 'picture', id, name: fileName } as const;
      await recordAudit({ ...ctx, db }, { what: 'created', subject, after: { file: fileName, alt } });
      return { ok: true, id } as const;
    });
  } catch (error) {
    await files.remove({ key, original });
    throw error;
  }
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
