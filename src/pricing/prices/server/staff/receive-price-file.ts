import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import { receiveUpload } from '#foundation/services/receive-upload.ts';
import { type FileProblem, staffPricesAction } from '../../rules/staff-prices.ts';
import type { StagedImport } from '../imports/stage-price-import.ts';

export type ReceivedPrices =
  | { readonly ok: true; readonly importId: number }
  | { readonly ok: false; readonly problem: FileProblem };

const MOST_BYTES = 64 * 1024 * 1024;

/** Receives a file of prices into a private folder, compares it with a list, and deletes the file. */
export async function receivePriceFile(
  {
    ctx,
    files,
  }: { readonly ctx: RequestContext; readonly files: Pick<PictureFiles, 'incomingFile' | 'discard'> },
  input: {
    readonly request: Request;
    readonly listId: number;
    /** compares the file with the list */
    readonly stage: (
      ctx: RequestContext,
      file: { readonly listId: number; readonly path: string; readonly fileName: string },
    ) => Promise<StagedImport>;
  },
): Promise<ReceivedPrices> {
  const received = await receiveUpload(input.request, {
    limits: { fileBytes: MOST_BYTES, files: 1 },
    pathFor: files.incomingFile,
    discard: files.discard,
    mayCome: (fields) => ctx.nonces.check(staffPricesAction, fields.get('_wpnonce') ?? ''),
  });
  if (!received.ok) {
    return {
      ok: false,
      problem:
        received.problem === 'refused'
          ? 'expired'
          : received.problem === 'too-large'
            ? 'too-large'
            : 'malformed',
    };
  }
  const [file] = received.files;
  if (!file) return { ok: false, problem: 'no-file' };
  try {
    if (file.problem === 'empty') return { ok: false, problem: file.name === '' ? 'no-file' : 'empty' };
    if (file.problem !== null)
      return { ok: false, problem: file.problem === 'too-large' ? 'too-large' : 'malformed' };
    const staged = await input.stage(ctx, {
      listId: input.listId,
      path: file.path,
      fileName: file.name,
    });
    return staged.ok ? staged : { ok: false, problem: staged.error.code };
  } finally {
    await files.discard(file.path);
  }
}
