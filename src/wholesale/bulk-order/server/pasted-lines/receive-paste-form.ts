import {
  type FormWithFiles,
  receiveFormWithFiles,
} from '#foundation/private-files/server/receive-form-with-files.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { longestPaste, mostFileBytes, pasteFields } from '../../rules/pasted-lines/paste-form.ts';
import { plainFields } from '../../rules/plain-form.ts';
import { readOrderFile } from './read-order-file.ts';

/** Bytes that a character of pasted text takes at most. */
const bytesOfCharacter = 4;

/** Receives the form of pasted lines with its file, which is read and deleted: its lines follow the pasted ones, or a field says why there are none. */
export async function receivePasteForm(ctx: RequestContext, request: Request): Promise<FormWithFiles> {
  const { nonces, wire, visitor } = ctx;
  return receiveFormWithFiles(ctx, request, {
    maxBytes: mostFileBytes,
    // One character more than allowed, so that a text that is too long is refused instead of cut.
    fieldBytes: bytesOfCharacter * (longestPaste + 1),
    mayCome: (sent) =>
      visitor.person?.kind === 'business' &&
      nonces.check(wholesaleNonceAction(wire), sent.get(plainFields.nonce) ?? ''),
    store: async (file, sent): Promise<Readonly<Record<string, string>>> => {
      if (file.field !== pasteFields.file) return {};
      if (file.problem !== null)
        return file.name === ''
          ? {}
          : { [pasteFields.problem]: file.problem === 'not-stored' ? 'broken' : file.problem };
      const read = await readOrderFile(file.path);
      if (!read.ok) return { [pasteFields.problem]: read.problem };
      const typed = (sent.get(pasteFields.lines) ?? '').trim();
      return { [pasteFields.lines]: typed === '' ? read.lines : `${typed}\n${read.lines}` };
    },
  });
}
