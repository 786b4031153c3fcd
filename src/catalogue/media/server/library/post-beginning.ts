import { tidyText } from '#foundation/addresses/rules/fields/tidy-text.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import { receiveUpload } from '#foundation/services/receive-upload.ts';
import { libraryAction } from '../../rules/library-form.ts';
import { MAX_FILE_BYTES } from '../../rules/picture-limits.ts';
import { uploadNonceField } from '../../rules/upload-form.ts';
import { nothingAdded, type UploadOutcome } from '../../rules/upload-outcome.ts';
import { type BegunUpload, mayComeInParts } from '../../rules/upload-parts.ts';
import { beginUpload } from './uploads-in-parts.ts';

const FORM_BYTES = 10_000;
const LONGEST_NAME = 120;
const LONGEST_STAMP = 40;
const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text);

/** The form that begins an upload in parts. */
export async function postBeginning(
  ctx: RequestContext,
  files: PictureFiles,
  request: Request,
): Promise<BegunUpload | UploadOutcome> {
  const { fields } = await receiveUpload(request, {
    limits: { fileBytes: 0, files: 0, bodyBytes: FORM_BYTES },
    pathFor: files.incomingFile,
    discard: files.discard,
    mayCome: () => false,
  });
  if (!ctx.nonces.check(libraryAction, fields.get(uploadNonceField) ?? ''))
    return nothingAdded('expired-form');
  const fileName = tidyText(fields.get('name')?.split(/[\\/]/).at(-1) ?? '').slice(0, LONGEST_NAME);
  const bytes = Number(fields.get('size'));
  if (!mayComeInParts(bytes)) {
    const problem = bytes > MAX_FILE_BYTES ? 'too-large' : 'empty';
    return { added: 0, refused: [{ name: fileName, problem }], problem: null };
  }
  const replaced = fields.get('replaces') ?? '';
  if (replaced !== '' && !isId(replaced)) return nothingAdded('gone');
  const begun = await beginUpload(ctx, files, {
    fileName,
    bytes,
    replaces: replaced === '' ? null : Number(replaced),
    stamp: tidyText(fields.get('stamp') ?? '').slice(0, LONGEST_STAMP),
  });
  return begun ?? nothingAdded('gone');
}
