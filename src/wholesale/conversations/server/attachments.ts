import { acceptedFiles, type FileProblem, fileProblems } from '#foundation/private-files/rules/sent-file.ts';
import { findMessageFiles } from '#foundation/private-files/server/find-sent-files.ts';
import {
  type FormWithFiles,
  receiveFormWithFiles,
} from '#foundation/private-files/server/receive-form-with-files.ts';
import { storeFile } from '#foundation/private-files/server/store-file.ts';
import { takeFiles } from '#foundation/private-files/server/take-files.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ReceivedFile } from '#foundation/services/receive-upload.ts';
import {
  type Attached,
  type AttachmentTerms,
  attachedField,
  attachedTokens,
  attachmentInput,
  attachmentProblemField,
  MAX_ATTACHMENTS,
} from '../rules/attachments.ts';

const MEGABYTE = 1_048_576;

export type AttachmentProblem = FileProblem | 'file-gone' | 'too-many-attachments';

/** What may be attached to a message. */
export function attachmentTerms({ settings }: Pick<RequestContext, 'settings'>): AttachmentTerms {
  const maxMegabytes = settings.quote_file_megabytes;
  return maxMegabytes > 0 ? { accept: acceptedFiles[settings.quote_file_types], maxMegabytes } : null;
}

/** Largest file of a conversation, in bytes. */
export const maxAttachmentBytes = ({ settings }: Pick<RequestContext, 'settings'>) =>
  settings.quote_file_megabytes * MEGABYTE;

/** Stores a file that came with a message; what the fields of its form say of it, or nothing for another input. */
export async function storeAttachment(
  ctx: RequestContext,
  file: ReceivedFile,
  sent: URLSearchParams,
): Promise<Readonly<Record<string, string>>> {
  if (file.field !== attachmentInput) return {};
  const takes = ctx.settings.quote_file_types;
  const stored = await storeFile(ctx, { purpose: { of: 'message' }, file, takes });
  if (!stored.ok) return { [attachmentProblemField]: stored.problem };
  // What came with an earlier attempt stays attached.
  return { [attachedField]: [...attachedTokens(sent.get(attachedField)), stored.token].join(',') };
}

/** What the fields of a form say where it brought too many files. */
export const tooManyAttachments = { [attachmentProblemField]: 'too-many-attachments' } as const;

/** Receives a form of a page whose only files are attachments; `isMeant` judges the fields before the first file. */
export function receiveMessageForm(
  isMeant: (ctx: RequestContext, sent: ReadonlyMap<string, string>) => boolean,
) {
  return (ctx: RequestContext, request: Request): Promise<FormWithFiles> =>
    receiveFormWithFiles(ctx, request, {
      maxBytes: maxAttachmentBytes(ctx),
      mayCome: (sent) => isMeant(ctx, sent),
      store: (file, sent) => storeAttachment(ctx, file, sent),
      tooMany: tooManyAttachments,
    });
}

type PostedAttachments = Readonly<Record<string, string | undefined>>;

/** The files that a posted form attaches, or why it cannot be sent as it is. */
export async function readAttachments(
  ctx: RequestContext,
  posted: PostedAttachments,
): Promise<{
  readonly attached: Attached;
  readonly fileIds: readonly number[];
  readonly problem: AttachmentProblem | null;
}> {
  const tokens = [...new Set(attachedTokens(posted[attachedField]))];
  const files = await findMessageFiles(ctx, tokens.slice(0, MAX_ATTACHMENTS + 1));
  return {
    problem: problemOf(posted, { asked: tokens.length, found: files.length }),
    attached: files.map(({ token, name }) => ({ token, name })),
    fileIds: files.map(({ id }) => id),
  };
}

function problemOf(
  posted: PostedAttachments,
  { asked, found }: { readonly asked: number; readonly found: number },
): AttachmentProblem | null {
  const said = posted[attachmentProblemField];
  if (asked > MAX_ATTACHMENTS || said === 'too-many-attachments') return 'too-many-attachments';
  return fileProblems.find((known) => known === said) ?? (found < asked ? 'file-gone' : null);
}

/** Attaches files that have come to a message, in the transaction that writes it. */
export async function attachFiles(
  ctx: Pick<RequestContext, 'db' | 'clock'>,
  messageId: number,
  fileIds: readonly number[],
): Promise<void> {
  if (fileIds.length === 0) return;
  await takeFiles(
    ctx,
    fileIds.map((fileId) => ({ fileId })),
  );
  await ctx.db
    .insertInto('message_files')
    .values(fileIds.map((file_id, index) => ({ message_id: messageId, position: index + 1, file_id })))
    .execute();
}
