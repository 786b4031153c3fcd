import type { Toolbox } from '#foundation/request-context/toolbox.ts';
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

/** The forms of one conversation: answers it, closes it or opens it again. */
export async function postStaffConversation(
  toolbox: Toolbox,
  input: { readonly person: Person; readonly conversationId: number; readonly form: FormData },
): Promise<StaffConversationOutcome> {
  const { person, conversationId, form } = input;
  const told = (done: ConversationsDone) =>
    ({ kind: 'go', path: `${staffConversationPath(conversationId)}?done=${done}` }) as const;
  if (!toolbox.nonces.check(staffConversationAction, textOf(form, '_wpnonce'))) return told('expired');
  const deed = textOf(form, 'deed');
  if (deed === 'close' || deed === 'reopen') {
    const moved = await moveConversation(toolbox, { conversationId, deed });
    if (moved.ok) return told(deed);
    return moved.error.code === 'no-such-conversation' ? { kind: 'no-conversation' } : told('nothing');
  }
  if (deed !== 'answer') return told('nothing');
  const entered = tidy(textOf(form, 'message'));
  const answered = await answerConversation(toolbox, { person, conversationId, message: entered });
  if (answered.ok) return told('answered');
  const { code } = answered.error;
  return code === 'no-such-conversation'
    ? { kind: 'no-conversation' }
    : { kind: 'wrong', problem: code, entered };
}
