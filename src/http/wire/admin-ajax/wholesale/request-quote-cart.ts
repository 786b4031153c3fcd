import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { conversationPath } from '#wholesale/conversations/rules/conversation-paths.ts';
import { readQuoteRequest } from '#wholesale/quotes/rules/quote-request.ts';
import { quoteRefusal } from '#wholesale/quotes/server/quote-refusal.ts';
import { readQuoteFields } from '#wholesale/quotes/server/read-quote-fields.ts';
import { requestQuote } from '#wholesale/quotes/server/request-quote.ts';
import { ajaxFailure, ajaxText } from '../../ajax-reply.ts';
import { formFields } from '../../form-fields.ts';

/** `{p}requestquotecart`: opens a conversation of the type `quote`; its address as bare text (QUO-05, wire 4.1). */
export async function requestQuoteCart(request: Request, toolbox: Toolbox): Promise<Response> {
  const posted = await formFields(request);
  const { person } = toolbox.visitor;
  if (!person || !toolbox.nonces.check(wholesaleNonceAction(toolbox.wire), posted.security ?? '')) {
    return ajaxText('-1', 403);
  }
  const fields = await readQuoteFields(toolbox);
  const asked = { person, fields, request: readQuoteRequest(posted, fields, toolbox.wire) };
  const result = await requestQuote(toolbox, asked);
  if (result.ok) return ajaxText(toolbox.shopUrl + conversationPath(result.id));
  const { text, status } = quoteRefusal(toolbox, result.error);
  return ajaxFailure(text, status);
}
