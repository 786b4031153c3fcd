import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { conversationPath } from '#wholesale/conversations/rules/conversation-paths.ts';
import { readInquiry } from '#wholesale/conversations/rules/inquiry.ts';
import { writingProblem } from '#wholesale/conversations/server/conversation-problems.ts';
import { sendInquiry } from '#wholesale/conversations/server/send-inquiry.ts';
import { ajaxFailure, ajaxText } from '../../ajax-reply.ts';
import { formFields } from '../../form-fields.ts';

/** `{p}sendinquiry`: opens a conversation; its address as bare text (CONV-07, wire 4.1). */
export async function sendInquiryEndpoint(request: Request, toolbox: Toolbox): Promise<Response> {
  const fields = await formFields(request);
  const { person } = toolbox.visitor;
  if (!person || !toolbox.nonces.check(wholesaleNonceAction(toolbox.wire), fields.security ?? '')) {
    return ajaxText('-1', 403);
  }
  const opened = await sendInquiry(toolbox, { person, inquiry: readInquiry(fields) });
  if (opened.ok) return ajaxText(toolbox.shopUrl + conversationPath(opened.id));
  const { text, status } = writingProblem(toolbox, opened.error.code);
  return ajaxFailure(text, status);
}
