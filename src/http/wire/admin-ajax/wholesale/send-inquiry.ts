import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { conversationPath } from '#wholesale/conversations/rules/conversation-paths.ts';
import { readInquiry } from '#wholesale/conversations/rules/inquiry.ts';
import { writingProblem } from '#wholesale/conversations/server/conversation-problems.ts';
import { sendInquiry } from '#wholesale/conversations/server/send-inquiry.ts';
import { ajaxFailure, ajaxText } from '../../ajax-reply.ts';
import { formFields } from '../../form-fields.ts';

/** `{p}sendinquiry`: opens a conversation; its address as bare text (CONV-07, wire 4.1). */
export async function sendInquiryEndpoint(request: Request, ctx: RequestContext): Promise<Response> {
  const fields = await formFields(request);
  const { person } = ctx.visitor;
  if (!person || !ctx.nonces.check(wholesaleNonceAction(ctx.wire), fields.security ?? '')) {
    return ajaxText('-1', 403);
  }
  const opened = await sendInquiry(ctx, { person, inquiry: readInquiry(fields) });
  if (opened.ok) return ajaxText(ctx.shopUrl + conversationPath(opened.id));
  const { text, status } = writingProblem(ctx, opened.error.code);
  return ajaxFailure(text, status);
}
