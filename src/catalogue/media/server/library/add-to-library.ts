import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import { documentType } from '../../rules/document.ts';
import type { LibraryTexts } from '../../rules/library-item.ts';
import { pictureKey } from '../../rules/picture-key.ts';
import type { FileProblem } from '../../rules/upload-problem.ts';
import { judgeFile } from './judge-file.ts';

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
  /** whether somebody waits for the sizes of a picture and makes them; else a job does so at once */
  readonly waitsForSizes: boolean;
};

/**
 * Stores an uploaded picture or document in the library: its original and its row, for a picture with a job that makes its sizes. A file that is
 * neither is refused and leaves nothing.
 */
export async function addToLibrary(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  files: PictureFiles,
  wanted: Wanted,
): Promise<AddedToLibrary> {
  const { upload, fileName, alt = '', title = '', caption = '', description = '', waitsForSizes } = wanted;
  const { size: bytes } = await stat(upload);
  const judged = await judgeFile(upload, fileName, bytes);
  if (!judged.ok) return judged;
  const { mediaType, extension } = judged;
  const name = fileName.replace(/\.[^.]*$/, '');
  const key = pictureKey(name, randomBytes(RANDOM_BYTES).toString('hex'));
  const original = `${key}.${extension}`;
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
          media_type: mediaType,
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
      if (mediaType !== documentType) {
        await sql`select graphile_worker.add_job('make-picture-sizes', json_build_object('imageId', ${id}::int),
          job_key := ${`picture-sizes-${id}`}, run_at := now() + ${wait} * interval '1 second')`.execute(db);
      }
      const subject = { kind: 'picture', id, name: fileName } as const;
      await recordAudit({ ...ctx, db }, { what: 'created', subject, after: { file: fileName, alt } });
      return { ok: true, id } as const;
    });
  } catch (error) {
    await files.remove({ key, original });
    throw error;
  }
}
