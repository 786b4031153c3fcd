import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import { isDocument } from '../../rules/document.ts';
import type { LibraryItem } from '../../rules/library-item.ts';
import type { FocalPoint, PictureEdges } from '../../rules/picture-cut.ts';
import { pictureKey } from '../../rules/picture-key.ts';
import type { FileProblem } from '../../rules/upload-problem.ts';
import type { MadePicture } from '../make-picture-files.ts';
import { preparePicture } from '../prepare-picture.ts';
import { rewriteMentions } from './picture-mentions.ts';
import { readLibraryItem } from './read-library.ts';
import { removeFilesLater } from './remove-from-library.ts';

const RANDOM_BYTES = 10;

type Ctx = Pick<RequestContext, 'db' | 'clock' | 'visitor'>;
export type PictureShape = { readonly edges: PictureEdges; readonly focus: FocalPoint | null };

export type ReshapedPicture =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly problem: FileProblem | 'gone' | 'no-original' | 'changed-meanwhile' | 'busy';
    };

const failed = (problem: Extract<ReshapedPicture, { ok: false }>['problem']) =>
  ({ ok: false, problem }) as const;

/** Cuts a picture anew, and chooses the point that stays in view. Its files are made anew from the original, under new names, so that no cache shows the old ones. */
export async function reshapePicture(
  ctx: Ctx,
  files: PictureFiles,
  id: number,
  shape: PictureShape,
): Promise<ReshapedPicture> {
  const item = await readLibraryItem(ctx, id);
  if (!item || isDocument(item)) return failed('gone');
  if (JSON.stringify(shape) === JSON.stringify({ edges: item.edges, focus: item.focus })) return { ok: true };
  const upload = item.original === null ? null : await files.copyOfOriginal(item.original);
  if (upload === null) return failed('no-original');
  return await remake(ctx, files, item, { upload, shape, file: null });
}

export type Remake = {
  /** a local file, which is taken away */
  readonly upload: string;
  readonly shape: PictureShape;
  /** the new file, where it is another one */
  readonly file: { readonly fileName: string; readonly bytes: number } | null;
};

/** Makes the files of a picture anew; what shows it shows the new ones from one moment to the next. */
export async function remake(
  ctx: Ctx,
  files: PictureFiles,
  item: LibraryItem,
  { upload, shape, file }: Remake,
): Promise<ReshapedPicture> {
  const about = (file?.fileName ?? item.fileName).replace(/\.[^.]*$/, '') || item.alt;
  const key = pictureKey(about, randomBytes(RANDOM_BYTES).toString('hex'));
  const folder = await files.makingFolder();
  try {
    const result = await preparePicture({ upload, folder, key, ...shape });
    if (result === null || (!result.ok && result.died)) return failed('busy');
    if (!result.ok) return result;
    const original = file === null ? item.original : `${key}.${result.picture.kind}`;
    if (file !== null && original !== null) await files.storeOriginal(upload, original);
    await files.storeMade(folder);
    const swapped = await swap(ctx, item, { key, original, made: result.picture, shape, file });
    if (!swapped.ok) await files.remove({ key, original: file === null ? null : original });
    return swapped;
  } finally {
    await files.discard(folder);
    await files.discard(upload);
  }
}

type New = Pick<Remake, 'shape' | 'file'> & {
  readonly key: string;
  readonly original: string | null;
  readonly made: MadePicture;
};

/** Writes the new files into the row and the texts that show them; refused where the picture has changed since it was read. */
function swap(
  ctx: Ctx,
  item: LibraryItem,
  { key, original, made, shape, file }: New,
): Promise<ReshapedPicture> {
  const { edges, focus } = shape;
  return inTransaction(ctx.db, async (db): Promise<ReshapedPicture> => {
    const { numUpdatedRows } = await db
      .updateTable('images')
      .set({
        file_key: key,
        original,
        width: made.width,
        height: made.height,
        widths: [...made.widths],
        crop_left: edges.left,
        crop_top: edges.top,
        crop_right: edges.right,
        crop_bottom: edges.bottom,
        focus_x: focus?.x ?? null,
        focus_y: focus?.y ?? null,
        changed_at: sql<Date>`now()`,
        ...(file ? { file_name: file.fileName, media_type: `image/${made.kind}`, bytes: file.bytes } : {}),
      })
      .where('id', '=', item.id)
      .where('file_key', '=', item.key)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return failed('changed-meanwhile');
    await rewriteMentions(db, item, { key, widths: made.widths });
    await removeFilesLater(db, { key: item.key, original: item.original ?? '' });
    await recordAudit(
      { ...ctx, db },
      {
        what: 'changed',
        subject: { kind: 'picture', id: item.id, name: file?.fileName ?? (item.fileName || item.alt) },
        before: { file: item.fileName, ...shapeFacts(item) },
        after: { file: file?.fileName ?? item.fileName, ...shapeFacts(shape) },
      },
    );
    return { ok: true };
  });
}

/** A shape as the audit trail names it, in percent. */
const shapeFacts = ({ edges: { left, top, right, bottom }, focus }: PictureShape) => ({
  crop: `${left} ${top} ${right} ${bottom}`,
  focus: focus && `${focus.x} ${focus.y}`,
});
