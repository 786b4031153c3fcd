import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import { receiveUpload } from '#foundation/services/receive-upload.ts';
import { libraryAction } from '../../rules/library-form.ts';
import { MAX_FILE_BYTES } from '../../rules/picture-limits.ts';
import { uploadNonceField } from '../../rules/upload-form.ts';
import { nothingAdded, type UploadOutcome } from '../../rules/upload-outcome.ts';
import { replaceFile } from './replace-file.ts';

/** Receives the file that takes the place of another one. */
export async function uploadReplacement(
  ctx: RequestContext,
  files: PictureFiles,
  id: number,
  request: Request,
): Promise<UploadOutcome> {
  const received = await receiveUpload(request, {
    limits: { fileBytes: MAX_FILE_BYTES, files: 1 },
    pathFor: files.incomingFile,
    discard: files.discard,
    mayCome: (fields) => ctx.nonces.check(libraryAction, fields.get(uploadNonceField) ?? ''),
  });
  if (!received.ok) {
    if (received.problem === 'refused') return nothingAdded('expired-form');
    return nothingAdded(received.problem === 'too-large' ? 'malformed' : received.problem);
  }
  const [file] = received.files;
  if (!file) return nothingAdded('no-file');
  try {
    if (file.problem !== null) return refused(file.name, file.problem);
    const replaced = await replaceFile(ctx, files, { id, upload: file.path, fileName: file.name });
    if (replaced.ok) return { added: 1, refused: [], problem: null };
    const { problem } = replaced;
    if (problem === 'gone' || problem === 'changed-meanwhile' || problem === 'busy')
      return nothingAdded(problem);
    return refused(file.name, problem);
  } finally {
    await files.discard(file.path);
  }
}

const refused = (name: string, problem: UploadOutcome['refused'][number]['problem']): UploadOutcome => ({
  added: 0,
  refused: [{ name, problem }],
  problem: null,
});
