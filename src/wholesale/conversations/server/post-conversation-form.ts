import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import type { Attached } from '../rules/attachments.ts';
import { conversationPath } from '../rules/conversation-paths.ts';
import { type Inquiry, readInquiry, tidy } from '../rules/inquiry.ts';
import { readAttachments, receiveMessageForm } from './attachments.ts';
import { type WritingProblem, writingProblem } from './conversation-problems.ts';
import { sendInquiry } from './send-inquiry.ts';
import { sendMessage } from './send-message.ts';

export type ConversationOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly problem: { readonly code: WritingProblem; readonly text: string };
      /** what was typed, to be shown in the form */
      readonly entered: Inquiry;
      /** the files that have come nonetheless */
      readonly attached: Attached;
    };

/** The forms of the conversations' pages where no scripts run: a message to one of them, or a new one. */
export async function postConversationForm(
  ctx: RequestContext,
  { person, fields }: { readonly person: Person; readonly fields: PostedFields },
): Promise<ConversationOutcome> {
  const entered = readInquiry(fields);
  const refused = async (code: WritingProblem): Promise<ConversationOutcome> => {
    const { status, ...problem } = writingProblem(ctx, code);
    const { attached } = await readAttachments(ctx, fields);
    return { kind: 'refused', status, problem, entered, attached };
  };
  if (!ctx.nonces.check(wholesaleNonceAction(ctx.wire), fields.security ?? '')) {
    return refused('expired-form');
  }
  const conversationId = conversationIdFrom(fields.conversationid);
  if (conversationId !== null) {
    const message = tidy(fields.message ?? '');
    const sent = await sendMessage(ctx, { person, conversationId, message, posted: fields });
    return sent.ok ? { kind: 'go', path: conversationPath(conversationId) } : refused(sent.error.code);
  }
  const opened = await sendInquiry(ctx, { person, inquiry: entered, posted: fields });
  return opened.ok ? { kind: 'go', path: conversationPath(opened.id) } : refused(opened.error.code);
}

/** The conversation that was posted; null for none, 0 for one that cannot be. */
export function conversationIdFrom(posted: string | undefined): number | null {
  if (posted === undefined) return null;
  return /^[1-9]\d{0,8}$/.test(posted) ? Number(posted) : 0;
}

/** Receives the forms of the conversations' pages, which may bring files. */
export const receiveConversationForm = receiveMessageForm(
  (ctx, sent) =>
    ctx.visitor.person !== null &&
    ctx.nonces.check(wholesaleNonceAction(ctx.wire), sent.get('security') ?? ''),
);
