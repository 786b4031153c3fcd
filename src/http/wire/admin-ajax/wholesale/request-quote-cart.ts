import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { conversationPath } from '#wholesale/conversations/rules/conversation-paths.ts';
import { readQuoteRequest } from '#wholesale/quotes/rules/quote-request.ts';
import { quoteRefusal } from '#wholesale/quotes/server/quote-refusal.ts';
import { readQuoteFields } from '#wholesale/quotes/server/read-quote-fields.ts';
import { requestQuote } from '#wholesale/quotes/server/request-quote.ts';
import { ajaxFailure, ajaxText } from '../../ajax-reply.ts';
import { formFields } from '../../form-fields.ts';

/** `{p}requestquotecart`: opens a conversation of the type `quote`; its address as bare text (QUO-05, wire 4.1). */
export async function requestQuoteCart(request: Request, ctx: RequestContext): Promise<Response> {
  const posted = await formFields(request);
  const { person } = ctx.visitor;
  if (!person || !ctx.nonces.check(wholesaleNonceAction(ctx.wire), posted.security ?? '')) {
    return ajaxText('-1', 403);
  }
  const fields = await readQuoteFields(ctx);
  const asked = { person, fields, request: readQuoteRequest(posted, fields, ctx.wire) };
  const result = await requestQuote(ctx, asked);
  if (result.ok) return ajaxText(ctx.shopUrl + conversationPath(result.id));
  const { text, status } = quoteRefusal(ctx, result.error);
  return ajaxFailure(text, status);
}
