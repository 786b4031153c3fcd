import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import { receiveUpload } from '#foundation/services/receive-upload.ts';
import { libraryAction } from '../../rules/library-form.ts';
import { MAX_FILE_BYTES, MAX_FILES_AT_ONCE } from '../../rules/picture-limits.ts';
import { uploadNonceField } from '../../rules/upload-form.ts';
import { nothingAdded, type UploadOutcome } from '../../rules/upload-outcome.ts';
import type { RefusedFile, UploadProblem } from '../../rules/upload-problem.ts';
import { addToLibrary } from './add-to-library.ts';

/** What became of an upload to the library, with the ids of what was added. */
export type LibraryOutcome = UploadOutcome & { readonly ids: readonly number[] };

const none = (problem: UploadProblem): LibraryOutcome => ({ ...nothingAdded(problem), ids: [] });

/**
 * Receives pictures and documents for the library; a job makes the sizes of pictures. A file that is neither is refused by itself; an upload that
 * breaks off adds nothing.
 */
export async function uploadToLibrary(
  ctx: RequestContext,
  files: PictureFiles,
  request: Request,
): Promise<LibraryOutcome> {
  const received = await receiveUpload(request, {
    limits: { fileBytes: MAX_FILE_BYTES, files: MAX_FILES_AT_ONCE },
    pathFor: files.incomingFile,
    discard: files.discard,
    mayCome: (fields) => ctx.nonces.check(libraryAction, fields.get(uploadNonceField) ?? ''),
  });
  if (!received.ok) {
    if (received.problem === 'refused') return none('expired-form');
    return none(received.problem === 'too-large' ? 'malformed' : received.problem);
  }
  if (received.files.length === 0) return none('no-file');
  const refused: RefusedFile[] = [];
  const ids: number[] = [];
  try {
    for (const { name, path, problem } of received.files) {
      const result =
        problem === null
          ? await addToLibrary(ctx, files, { upload: path, fileName: name, waitsForSizes: false })
          : ({ ok: false, problem } as const);
      if (result.ok) ids.push(result.id);
      else refused.push({ name, problem: result.problem });
    }
  } finally {
    await Promise.all(received.files.map(({ path }) => files.discard(path)));
  }
  return { added: ids.length, ids, refused, problem: null };
}
