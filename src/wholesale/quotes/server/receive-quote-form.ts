import { keepFile } from '#foundation/private-files/server/keep-file.ts';
import {
  type FormWithFiles,
  receiveFormWithFiles,
} from '#foundation/private-files/server/receive-form-with-files.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import type { ReceivedFile } from '#foundation/services/receive-upload.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { quoteFieldName, quoteFileInput, quoteFileProblem } from '../rules/quote-form.ts';
import { quoteFileAddress } from './find-quote-files.ts';
import { readQuoteFields } from './read-quote-fields.ts';

const MEGABYTE = 1_048_576;

/** The names under which an upload by itself brings its file and is told what became of it (QUO-09). */
export const uploadedFileField = 'file';
export const keptAddressField = 'kept_address';
export const keptProblemField = 'kept_problem';

const isMeant = ({ nonces, wire }: Toolbox, security: string | null | undefined) =>
  nonces.check(wholesaleNonceAction(wire), security ?? '');

/** Receives the quote form where no scripts run: each field says where its file is kept, or why it is not. */
export async function receiveQuoteForm(toolbox: Toolbox, request: Request): Promise<FormWithFiles> {
  const { wire } = toolbox;
  return receiveFormWithFiles(toolbox, request, {
    maxBytes: toolbox.settings.quote_file_megabytes * MEGABYTE,
    mayCome: (sent) => toolbox.visitor.person?.kind === 'business' && isMeant(toolbox, sent.get('security')),
    keep: async (file) => {
      const fields = await readQuoteFields(toolbox);
      const field = fields.find((one) => one.kind === 'file' && quoteFileInput(wire, one) === file.field);
      if (!field) return {};
      const kept = await keepQuoteFile(toolbox, file);
      return kept.ok
        ? { [quoteFieldName(wire, field)]: quoteFileAddress(toolbox, kept.id) }
        : { [quoteFileProblem(wire, field)]: kept.problem };
    },
  });
}

/**
 * Receives a call of the generic ajax endpoint that brings a file. The fields may stand behind the file: whoever may send one has been
 * found out before, the nonce is asked for when all has come, and a file without a right one is thrown away.
 */
export async function receiveQuoteUpload(toolbox: Toolbox, request: Request): Promise<FormWithFiles> {
  return receiveFormWithFiles(toolbox, request, {
    maxBytes: toolbox.settings.quote_file_megabytes * MEGABYTE,
    mayCome: () => true,
    keep: async (file, sent): Promise<Readonly<Record<string, string>>> => {
      const isUpload = sent.get('action') === `${toolbox.wire.wholesale}quoteupload`;
      if (file.field !== uploadedFileField || !isUpload || !isMeant(toolbox, sent.get('security'))) return {};
      const kept = await keepQuoteFile(toolbox, file);
      return kept.ok
        ? { [keptAddressField]: quoteFileAddress(toolbox, kept.id) }
        : { [keptProblemField]: kept.problem };
    },
  });
}

const keepQuoteFile = (toolbox: Toolbox, file: ReceivedFile) =>
  keepFile(toolbox, { purpose: { of: 'quote' }, file, takes: toolbox.settings.quote_file_types });
