import { randomBytes } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import { DOCUMENT_END_BYTES, documentType, isNamedDocument, isWholeDocument } from '../../rules/document.ts';
import { HEAD_BYTES, isAccepted, kindOfFile } from '../../rules/kind-of-file.ts';
import type { LibraryTexts } from '../../rules/library-item.ts';
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
  const judged = await judge(upload, fileName, bytes);
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

type Judged =
  | { readonly ok: true; readonly mediaType: string; readonly extension: string }
  | { readonly ok: false; readonly problem: FileProblem };

/** What a file is by its bytes. A document is taken by its name as well: one that is called a picture was chosen by mistake, or lies. */
async function judge(upload: string, fileName: string, bytes: number): Promise<Judged> {
  const kind = kindOfFile(await bytesOf(upload, 0, HEAD_BYTES));
  if (isAccepted(kind)) return { ok: true, mediaType: `image/${kind}`, extension: kind };
  if (kind === 'markup' || kind === 'other') return { ok: false, problem: 'neither-picture-nor-document' };
  if (kind !== 'pdf') return { ok: false, problem: problemOfKind[kind] };
  if (!isNamedDocument(fileName)) return { ok: false, problem: 'unlike-its-name' };
  const end = await bytesOf(upload, Math.max(0, bytes - DOCUMENT_END_BYTES), DOCUMENT_END_BYTES);
  if (!isWholeDocument(end)) return { ok: false, problem: 'incomplete-document' };
  return { ok: true, mediaType: documentType, extension: kind };
}

async function bytesOf(path: string, from: number, length: number): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
