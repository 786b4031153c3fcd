import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import {
  type ReceivedFile,
  type ReceivedUpload,
  receiveUpload,
} from '#foundation/services/receive-upload.ts';
import { MAX_FILE_BYTES, MAX_FILES_AT_ONCE } from '../rules/picture-limits.ts';
import { uploadAction, uploadNonceField } from '../rules/upload-form.ts';
import { nothingAdded, type UploadOutcome } from '../rules/upload-outcome.ts';
import type { RefusedFile } from '../rules/upload-problem.ts';
import { type AddedPicture, addPicture } from './add-picture.ts';
import { auditPictures } from './audit-pictures.ts';
import { readProductPictures } from './read-product-pictures.ts';
import { storePicture } from './store-picture.ts';

type Files = { readonly ctx: RequestContext; readonly files: PictureFiles };
type Wanted = { readonly productId: number; readonly productName: string };

async function add({ ctx, files }: Files, wanted: Wanted, file: ReceivedFile) {
  if (file.problem !== null) return file.problem;
  const result = await storePicture(files, { upload: file.path, about: wanted.productName });
  if (!result.ok) return result.problem;
  const { productId, productName: alt } = wanted;
  const added = await inTransaction(ctx.db, (db) =>
    auditPictures(
      { ...ctx, db },
      productId,
      (): Promise<AddedPicture> => addPicture({ db }, { productId, picture: { ...result.stored, alt } }),
    ),
  ).catch(async (error: unknown) => {
    await files.remove(result.stored);
    throw error;
  });
  if (added.ok) return null;
  await files.remove(result.stored);
  return added.error.code;
}

function problemOf(problem: Extract<ReceivedUpload, { ok: false }>['problem']) {
  if (problem === 'refused') return 'expired-form';
  return problem === 'too-large' ? 'malformed' : problem;
}

/**
 * Receives pictures for a product and puts them after those that it has, in the order in which they came. A file that is none is refused
 * by itself; an upload that breaks off adds nothing.
 */
export async function uploadPictures(
  tools: Files,
  input: { request: Request; productId: number },
): Promise<UploadOutcome> {
  const { ctx, files } = tools;
  const found = await readProductPictures(ctx, input.productId);
  if (!found) return nothingAdded('no-product');
  const received = await receiveUpload(input.request, {
    limits: { fileBytes: MAX_FILE_BYTES, files: MAX_FILES_AT_ONCE },
    pathFor: files.incomingFile,
    discard: files.discard,
    mayCome: (fields) => ctx.nonces.check(uploadAction, fields.get(uploadNonceField) ?? ''),
  });
  if (!received.ok) return nothingAdded(problemOf(received.problem));
  if (received.files.length === 0) return nothingAdded('no-file');
  const refused: RefusedFile[] = [];
  let added = 0;
  try {
    for (const file of received.files) {
      const problem = await add(tools, { productId: input.productId, productName: found.product.name }, file);
      if (problem === 'no-product' || problem === 'busy') return { added, refused, problem };
      if (problem === null) added += 1;
      else refused.push({ name: file.name, problem });
    }
  } finally {
    await Promise.all(received.files.map(({ path }) => files.discard(path)));
  }
  return { added, refused, problem: null };
}
