import { type PostedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { withTemplate } from '../../rules/answer-template.ts';
import { type Attached, attachedField, attachmentProblemField } from '../../rules/attachments.ts';
import type { MessagePrices } from '../../rules/conversation.ts';
import { staffConversationPath } from '../../rules/conversation-paths.ts';
import { tidy } from '../../rules/inquiry.ts';
import { MAX_MESSAGE } from '../../rules/message-limits.ts';
import { type ConversationsDone, staffConversationAction } from '../../rules/staff-conversation.ts';
import { type AttachmentProblem, readAttachments, receiveMessageForm } from '../attachments.ts';
import { answerConversation } from './answer-conversation.ts';
import { readAnswerTemplateById } from './answer-templates.ts';
import { assignConversation } from './assign-conversation.ts';
import { addConversationNote } from './conversation-notes.ts';
import { moveConversation } from './move-conversation.ts';
import { readStaffConversation } from './read-staff-conversation.ts';

/** Why a note was not stored. */
export type NoteProblem = 'note-missing' | 'note-too-long';
export type AnswerProblem = 'message-missing' | 'message-too-long' | AttachmentProblem;

export type StaffConversationOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'no-conversation' }
  | {
      readonly kind: 'wrong';
      /** null: something beside the answer is */
      readonly problem: AnswerProblem | null;
      readonly noteProblem: NoteProblem | null;
      readonly note: string;
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
  if (action === 'note') {
    const body = tidy(typedText(form, 'note'));
    if (body === '' || body.length > MAX_MESSAGE)
      return wrongAnswer(ctx, form, null, body === '' ? 'note-missing' : 'note-too-long');
    const noted = await addConversationNote(ctx, { person, conversationId, body });
    return noted.ok ? doneWith('noted') : { kind: 'no-conversation' };
  }
  if (action === 'assign' || action === 'take') {
    const typed = typedText(form, 'assignee');
    const assigneeId =
      action === 'take' ? person.customerId : /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : null;
    const assigned = await assignConversation(ctx, { conversationId, assigneeId });
    if (assigned.ok) return doneWith(assigned.changed ? 'assigned' : 'nothing');
    return assigned.code === 'no-such-conversation' ? { kind: 'no-conversation' } : doneWith('nothing');
  }
  if (action === 'template') return withTemplateInForm(ctx, { person, conversationId, form });
  if (action !== 'answer') return doneWith('nothing');
  const message = tidy(typedText(form, 'message'));
  const posted = postedAttachments(form);
  const answered = await answerConversation(ctx, { person, conversationId, message, prices, posted });
  if (answered.ok) return doneWith('answered');
  const { code } = answered.error;
  return code === 'no-such-conversation' ? { kind: 'no-conversation' } : wrongAnswer(ctx, form, code);
}

/** The form once more, with a template below what was typed of the answer. */
async function withTemplateInForm(
  ctx: RequestContext,
  { person, conversationId, form }: { person: Person; conversationId: number; form: PostedForm },
): Promise<StaffConversationOutcome> {
  const id = typedText(form, 'template');
  const template = /^[1-9]\d{0,8}$/.test(id) ? await readAnswerTemplateById(ctx, Number(id)) : null;
  const conversation = await readStaffConversation(ctx, conversationId);
  if (!conversation) return { kind: 'no-conversation' };
  const again = await wrongAnswer(ctx, form, null);
  if (!template) return again;
  const values = {
    first_name: conversation.firstName,
    customer_name: conversation.customer,
    conversation_title: conversation.title,
    conversation_number: String(conversationId),
    staff_name: `${person.firstName} ${person.lastName}`.trim() || person.email,
    shop_name: ctx.settings.shop_name,
  };
  return { ...again, entered: withTemplate(again.entered, template.body, values) };
}

/** The form once more, with what was typed and the files that have come. */
export async function wrongAnswer(
  ctx: RequestContext,
  form: PostedForm,
  problem: AnswerProblem | null,
  noteProblem: NoteProblem | null = null,
): Promise<Extract<StaffConversationOutcome, { readonly kind: 'wrong' }>> {
  const { attached } = await readAttachments(ctx, postedAttachments(form));
  const [entered, note] = [tidy(typedText(form, 'message')), tidy(typedText(form, 'note'))];
  return { kind: 'wrong', problem, noteProblem, note, entered, attached };
}

const postedAttachments = (form: PostedForm) => ({
  [attachedField]: typedText(form, attachedField),
  [attachmentProblemField]: typedText(form, attachmentProblemField),
});
