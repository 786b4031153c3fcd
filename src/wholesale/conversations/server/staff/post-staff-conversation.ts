import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { staffConversationPath } from '../../rules/conversation-paths.ts';
import { tidy } from '../../rules/inquiry.ts';
import { type ConversationsDone, staffConversationAction } from '../../rules/staff-conversation.ts';
import { answerConversation } from './answer-conversation.ts';
import { moveConversation } from './move-conversation.ts';

export type StaffConversationOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'no-conversation' }
  | {
      readonly kind: 'wrong';
      readonly problem: 'message-missing' | 'message-too-long';
      readonly entered: string;
    };

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The forms of one conversation: answers, closes or reopens it. */
export async function postStaffConversation(
  ctx: RequestContext,
  input: { readonly person: Person; readonly conversationId: number; readonly form: FormData },
): Promise<StaffConversationOutcome> {
  const { person, conversationId, form } = input;
  const doneWith = (done: ConversationsDone) =>
    ({ kind: 'go', path: `${staffConversationPath(conversationId)}?done=${done}` }) as const;
  if (!ctx.nonces.check(staffConversationAction, textOf(form, '_wpnonce'))) return doneWith('expired');
  const action = textOf(form, 'deed');
  if (action === 'close' || action === 'reopen') {
    const moved = await moveConversation(ctx, { conversationId, action });
    if (moved.ok) return doneWith(action);
    return moved.error.code === 'no-such-conversation' ? { kind: 'no-conversation' } : doneWith('nothing');
  }
  if (action !== 'answer') return doneWith('nothing');
  const entered = tidy(textOf(form, 'message'));
  const answered = await answerConversation(ctx, { person, conversationId, message: entered });
  if (answered.ok) return doneWith('answered');
  const { code } = answered.error;
  return code === 'no-such-conversation'
    ? { kind: 'no-conversation' }
    : { kind: 'wrong', problem: code, entered };
}
