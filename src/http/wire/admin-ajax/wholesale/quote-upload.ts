import { fileProblems } from '#foundation/private-files/rules/sent-file.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { quotesFor } from '#messages/conversations/quotes-for.ts';
import { findQuoteFiles } from '#wholesale/quotes/server/find-quote-files.ts';
import { sentAddressField, sentProblemField } from '#wholesale/quotes/server/receive-quote-form.ts';
import { ajaxFailure, ajaxText } from '../../ajax-reply.ts';
import { formFields } from '../../form-fields.ts';

/** `{p}quoteupload`: the address of the file that came, as bare text, for its field (QUO-09, wire 4.1). */
export async function quoteUpload(request: Request, ctx: RequestContext): Promise<Response> {
  const fields = await formFields(request);
  const { nonces, wire, visitor } = ctx;
  if (!nonces.check(wholesaleNonceAction(wire), fields.security ?? '')) return ajaxText('-1', 403);
  const words = quotesFor(visitor.audience.locale).fileProblems;
  const address = fields[sentAddressField] ?? '';
  // A form can say anything: only what the shop has kept for this session is told.
  if ((await findQuoteFiles(ctx, [address])).has(address)) return ajaxText(address);
  const problem = fileProblems.find((known) => known === fields[sentProblemField]) ?? 'file-not-stored';
  return ajaxFailure(words[problem], problem === 'file-too-large' ? 413 : 422);
}
