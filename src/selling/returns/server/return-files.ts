import { MAX_FILE_BYTES } from '#foundation/private-files/rules/file-limits.ts';
import { type FileProblem, fileProblems } from '#foundation/private-files/rules/sent-file.ts';
import { findWaitingFiles } from '#foundation/private-files/server/find-sent-files.ts';
import { contentOf, type FileContent } from '#foundation/private-files/server/read-sent-file.ts';
import {
  type FormWithFiles,
  receiveFormWithFiles,
} from '#foundation/private-files/server/receive-form-with-files.ts';
import { storeFile } from '#foundation/private-files/server/store-file.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownReturnsAction } from '../rules/return-paths.ts';
import {
  fileProblemField,
  filesField,
  MOST_PICTURES,
  pictureInput,
  picturesIn,
} from '../rules/return-pictures.ts';

/** Receives the form of a return with its pictures: what each is decides its content, not its name. */
export function receiveReturnForm(ctx: RequestContext, request: Request): Promise<FormWithFiles> {
  const orderId = Number(/\/view-order\/(\d{1,9})\//.exec(new URL(request.url).pathname)?.[1] ?? 0);
  return receiveFormWithFiles(ctx, request, {
    maxBytes: MAX_FILE_BYTES,
    mayCome: (sent) => ctx.nonces.check(ownReturnsAction(orderId), sent.get('_wpnonce') ?? ''),
    tooMany: { [fileProblemField]: 'too-many-files' },
    store: async (file, sent): Promise<Readonly<Record<string, string>>> => {
      if (file.field !== pictureInput) return {};
      const stored = await storeFile(ctx, { purpose: { of: 'return' }, file, takes: 'pictures' });
      if (!stored.ok) return { [fileProblemField]: stored.problem };
      return { [filesField]: [...picturesIn(sent.get(filesField)), stored.token].join(',') };
    },
  });
}

export type SentPictures = {
  readonly files: readonly { readonly token: string; readonly name: string }[];
  readonly fileIds: readonly number[];
  readonly problem: FileProblem | null;
};

/** The pictures that a posted form brings, or why they are refused. */
export async function readPictures(ctx: RequestContext, form: FormData): Promise<SentPictures> {
  const textIn = (name: string) => String(form.get(name) ?? '');
  const tokens = [...new Set(picturesIn(textIn(filesField)))];
  const files = await findWaitingFiles(ctx, tokens.slice(0, MOST_PICTURES + 1), 'return');
  const said = fileProblems.find((problem) => problem === textIn(fileProblemField)) ?? null;
  return {
    files: files.map(({ token, name }) => ({ token, name })),
    fileIds: files.map(({ id }) => id),
    problem: tokens.length > MOST_PICTURES ? 'too-many-files' : said,
  };
}

/** A picture of a return; null where it is gone. */
export async function readReturnFile(
  ctx: Pick<RequestContext, 'db' | 'privateFiles'>,
  fileId: number,
): Promise<FileContent | null> {
  const row = await ctx.db
    .selectFrom('sent_files as s')
    .innerJoin('return_files as f', 'f.file_id', 's.id')
    .select(['s.name', 's.media_type', 's.stored_as'])
    .where('s.id', '=', fileId)
    .executeTakeFirst();
  return row ? contentOf(ctx, row) : null;
}
