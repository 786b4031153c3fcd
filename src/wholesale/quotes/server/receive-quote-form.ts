import {
  type FormWithFiles,
  receiveFormWithFiles,
} from '#foundation/private-files/server/receive-form-with-files.ts';
import { storeFile } from '#foundation/private-files/server/store-file.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ReceivedFile } from '#foundation/services/receive-upload.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { attachmentInput } from '#wholesale/conversations/rules/attachments.ts';
import {
  maxAttachmentBytes,
  storeAttachment,
  tooManyAttachments,
} from '#wholesale/conversations/server/attachments.ts';
import { quoteFieldName, quoteFileInput, quoteFileProblem } from '../rules/quote-form.ts';
import { quoteFileAddress } from './find-quote-files.ts';
import { readQuoteFields } from './read-quote-fields.ts';

/** The names under which an upload by itself brings its file and gets its outcome (QUO-09). */
const uploadedFileField = 'file';
export const sentAddressField = 'kept_address';
export const sentProblemField = 'kept_problem';

const isMeant = ({ nonces, wire }: RequestContext, security: string | null | undefined) =>
  nonces.check(wholesaleNonceAction(wire), security ?? '');

/** Receives the quote form where no scripts run: each field says where its file is stored, or why it is not. */
export async function receiveQuoteForm(ctx: RequestContext, request: Request): Promise<FormWithFiles> {
  const { wire } = ctx;
  return receiveFormWithFiles(ctx, request, {
    maxBytes: maxAttachmentBytes(ctx),
    mayCome: (sent) => ctx.visitor.person?.kind === 'business' && isMeant(ctx, sent.get('security')),
    tooMany: tooManyAttachments,
    store: async (file, sent) => {
      if (file.field === attachmentInput) return storeAttachment(ctx, file, sent);
      const fields = await readQuoteFields(ctx);
      const field = fields.find((one) => one.kind === 'file' && quoteFileInput(wire, one) === file.field);
      if (!field) return {};
      const sentFile = await storeQuoteFile(ctx, file);
      return sentFile.ok
        ? { [quoteFieldName(wire, field)]: quoteFileAddress(ctx, sentFile.id) }
        : { [quoteFileProblem(wire, field)]: sentFile.problem };
    },
  });
}

/** The calls that bring attachments beside their fields (CONV-03, CONV-07, QUO-05). */
const callsWithAttachments = ['conversationmessage', 'sendinquiry', 'requestquotecart'] as const;

/**
 * Receives a call of the generic ajax endpoint that brings files. The fields may come after the files: the sender's right is checked
 * before, the nonce once everything was received, and a file without a valid one is deleted.
 */
export async function receiveConversationCall(ctx: RequestContext, request: Request): Promise<FormWithFiles> {
  return receiveFormWithFiles(ctx, request, {
    maxBytes: maxAttachmentBytes(ctx),
    mayCome: () => true,
    tooMany: tooManyAttachments,
    store: async (file, sent): Promise<Readonly<Record<string, string>>> => {
      const { wholesale } = ctx.wire;
      if (!isMeant(ctx, sent.get('security'))) return {};
      const action = sent.get('action');
      if (callsWithAttachments.some((name) => action === `${wholesale}${name}`)) {
        return storeAttachment(ctx, file, sent);
      }
      const isUpload = action === `${wholesale}quoteupload` && ctx.visitor.person?.kind === 'business';
      if (file.field !== uploadedFileField || !isUpload) return {};
      const sentFile = await storeQuoteFile(ctx, file);
      return sentFile.ok
        ? { [sentAddressField]: quoteFileAddress(ctx, sentFile.id) }
        : { [sentProblemField]: sentFile.problem };
    },
  });
}

const storeQuoteFile = (ctx: RequestContext, file: ReceivedFile) =>
  storeFile(ctx, { purpose: { of: 'quote' }, file, takes: ctx.settings.quote_file_types });
