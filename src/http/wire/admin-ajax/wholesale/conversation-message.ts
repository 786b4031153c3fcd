import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { tidy } from '#wholesale/conversations/rules/inquiry.ts';
import { writingProblem } from '#wholesale/conversations/server/conversation-problems.ts';
import { conversationIdFrom } from '#wholesale/conversations/server/post-conversation-form.ts';
import { sendMessage } from '#wholesale/conversations/server/send-message.ts';
import { ajaxFailure, ajaxText } from '../../ajax-reply.ts';
import { formFields } from '../../form-fields.ts';

/** `{p}conversationmessage`: adds a message to a conversation of the caller; the client reloads its page (CONV-03, wire 4.1). */
export async function conversationMessage(request: Request, ctx: RequestContext): Promise<Response> {
  const fields = await formFields(request);
  const { person } = ctx.visitor;
  if (!person || !ctx.nonces.check(wholesaleNonceAction(ctx.wire), fields.security ?? '')) {
    return ajaxText('-1', 403);
  }
  const sent = await sendMessage(ctx, {
    person,
    conversationId: conversationIdFrom(fields.conversationid) ?? 0,
    message: tidy(fields.message ?? ''),
  });
  if (sent.ok) return ajaxText('1');
  const { text, status } = writingProblem(ctx, sent.error.code);
  return ajaxFailure(text, status);
}
