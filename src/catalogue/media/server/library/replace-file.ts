import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import { isDocument } from '../../rules/document.ts';
import type { LibraryItem } from '../../rules/library-item.ts';
import { noEdges } from '../../rules/picture-cut.ts';
import type { FileProblem } from '../../rules/upload-problem.ts';
import { judgeFile } from './judge-file.ts';
import { readLibraryItem } from './read-library.ts';
import { removeFilesLater } from './remove-from-library.ts';
import { remake } from './reshape-picture.ts';

const RANDOM_BYTES = 6;

export type ReplacedFile =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: FileProblem | 'gone' | 'changed-meanwhile' | 'busy' };

/**
 * Puts another file in the place of a picture or document, of the same kind. Whatever shows it shows the new one; a document stays at its address. The
 * point in view stays, nothing is cut off.
 */
export async function replaceFile(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  files: PictureFiles,
  input: { readonly id: number; readonly upload: string; readonly fileName: string },
): Promise<ReplacedFile> {
  const { id, upload, fileName } = input;
  const item = await readLibraryItem(ctx, id);
  if (!item) return { ok: false, problem: 'gone' };
  const { size: bytes } = await stat(upload);
  const judged = await judgeFile(upload, fileName, bytes);
  if (!judged.ok) return judged;
  if (isDocument(judged) !== isDocument(item)) return { ok: false, problem: 'another-kind' };
  if (isDocument(item)) return await replaceDocument(ctx, files, item, { upload, fileName, bytes });
  const replaced = await remake(ctx, files, item, {
    upload,
    shape: { edges: noEdges, focus: item.focus },
    file: { fileName, bytes },
  });
  if (replaced.ok || replaced.problem !== 'no-original') return replaced as ReplacedFile;
  return { ok: false, problem: 'gone' };
}

const changed = { ok: false, problem: 'changed-meanwhile' } as const;

async function replaceDocument(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  files: PictureFiles,
  item: LibraryItem,
  file: { readonly upload: string; readonly fileName: string; readonly bytes: number },
): Promise<ReplacedFile> {
  const original = `${item.key}-${randomBytes(RANDOM_BYTES).toString('hex')}.pdf`;
  await files.storeOriginal(file.upload, original);
  const done = await inTransaction(ctx.db, async (db): Promise<ReplacedFile> => {
    const { numUpdatedRows } = await db
      .updateTable('images')
      .set({ original, file_name: file.fileName, bytes: file.bytes, changed_at: sql<Date>`now()` })
      .where('id', '=', item.id)
      .where('original', '=', item.original)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return changed;
    await removeFilesLater(db, { key: '', original: item.original ?? '' });
    await recordAudit(
      { ...ctx, db },
      {
        what: 'changed',
        subject: { kind: 'picture', id: item.id, name: file.fileName },
        before: { file: item.fileName, bytes: item.bytes },
        after: { file: file.fileName, bytes: file.bytes },
      },
    );
    return { ok: true };
  });
  if (!done.ok) await files.removeOriginal(original);
  return done;
}
