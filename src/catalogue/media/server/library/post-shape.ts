import { readForm } from '#foundation/forms/rules/form-schema.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import { receiveUpload } from '#foundation/services/receive-upload.ts';
import { edgesOf, focusOf, libraryAction, type ShapeProblem, shapeForm } from '../../rules/library-form.ts';
import { uploadNonceField } from '../../rules/upload-form.ts';
import { reshapePicture } from './reshape-picture.ts';

const FORM_BYTES = 10_000;

/** The form of a picture's shape: null where it is done. */
export async function postShape(
  ctx: RequestContext,
  files: PictureFiles,
  id: number,
  request: Request,
): Promise<ShapeProblem | 'gone' | 'expired' | null> {
  const { fields } = await receiveUpload(request, {
    limits: { fileBytes: 0, files: 0, bodyBytes: FORM_BYTES },
    pathFor: files.incomingFile,
    discard: files.discard,
    mayCome: () => false,
  });
  if (!ctx.nonces.check(libraryAction, fields.get(uploadNonceField) ?? '')) return 'expired';
  const typed = Object.fromEntries([...fields].map(([name, value]) => [name, [value]]));
  const read = readForm(shapeForm, typed);
  if (!read.ok) return Object.values(read.problems)[0] ?? 'bad-edge';
  const { draft } = read;
  const done = await reshapePicture(ctx, files, id, { edges: edgesOf(draft), focus: focusOf(draft) });
  if (done.ok) return null;
  const { problem } = done;
  const isNamed =
    problem === 'gone' || problem === 'no-original' || problem === 'changed-meanwhile' || problem === 'busy';
  return isNamed ? problem : 'not-made';
}
