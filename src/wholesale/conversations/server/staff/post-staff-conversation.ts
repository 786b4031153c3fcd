import { type PostedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { type Attached, attachedField, attachmentProblemField } from '../../rules/attachments.ts';
import type { MessagePrices } from '../../rules/conversation.ts';
import { staffConversationPath } from '../../rules/conversation-paths.ts';
import { tidy } from '../../rules/inquiry.ts';
import { type ConversationsDone, staffConversationAction } from '../../rules/staff-conversation.ts';
import { type AttachmentProblem, readAttachments, receiveMessageForm } from '../attachments.ts';
import { answerConversation } from './answer-conversation.ts';
import { moveConversation } from './move-conversation.ts';

export type AnswerProblem = 'message-missing' | 'message-too-long' | AttachmentProblem;

export type StaffConversationOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'no-conversation' }
  | {
      readonly kind: 'wrong';
      /** null: something beside the answer is */
      readonly problem: AnswerProblem | null;
      readonly entered: string;
      readonly attached: Attached;
    };

/** Receives the form of an answer, which may bring files. */
export const receiveAnswer = receiveMessageForm(
  (ctx, sent) =>
    mayStaff(ctx.visitor.person, 'conversations') &&
    ctx.nonces.check(staffConversationAction, sent.get('_wpnonce') ?? ''),
);

/** The forms of one conversation: answers, closes or reopens it. `prices` are those that the answer names for the lines of a quote. */
export async function postStaffConversation(
  ctx: RequestContext,
  input: {
    readonly person: Person;
    readonly conversationId: number;
    readonly form: PostedForm;
    readonly prices: MessagePrices | null;
  },
): Promise<StaffConversationOutcome> {
  const { person, conversationId, form, prices } = input;
  const doneWith = (done: ConversationsDone) =>
    ({ kind: 'go', path: `${staffConversationPath(conversationId)}?done=${done}` }) as const;
  if (!ctx.nonces.check(staffConversationAction, typedText(form, '_wpnonce'))) return doneWith('expired');
  const action = typedText(form, 'action');
  if (action === 'close' || action === 'reopen') {
    const moved = await moveConversation(ctx, { conversationId, action });
    if (moved.ok) return doneWith(action);
    return moved.error.code === 'no-such-conversation' ? { kind: 'no-conversation' } : doneWith('nothing');
  }
  if (action !== 'answer') return doneWith('nothing');
  const message = tidy(typedText(form, 'message'));
  const posted = postedAttachments(form);
  const answered = await answerConversation(ctx, { person, conversationId, message, prices, posted });
  if (answered.ok) return doneWith('answered');
  const { code } = answered.error;
  return code === 'no-such-conversation' ? { kind: 'no-conversation' } : wrongAnswer(ctx, form, code);
}

/** The form once more, with what was typed and the files that have come. */
export async function wrongAnswer(
  ctx: RequestContext,
  form: PostedForm,
  problem: AnswerProblem | null,
): Promise<Extract<StaffConversationOutcome, { readonly kind: 'wrong' }>> {
  const { attached } = await readAttachments(ctx, postedAttachments(form));
  return { kind: 'wrong', problem, entered: tidy(typedText(form, 'message')), attached };
}

const postedAttachments = (form: PostedForm) => ({
  [attachedField]: typedText(form, attachedField),
  [attachmentProblemField]: typedText(form, attachmentProblemField),
});
