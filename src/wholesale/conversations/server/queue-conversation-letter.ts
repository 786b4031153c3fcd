import { sql } from 'kysely';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';

/** The letters about a conversation: to the shop that one was opened or goes on, to the customer that there is an answer. */
export const conversationLetterKinds = [
  'conversation-new',
  'conversation-message',
  'conversation-answer',
] as const;
export type ConversationLetterKind = (typeof conversationLetterKinds)[number];

export type LetterToQueue = {
  readonly kind: ConversationLetterKind;
  readonly recipient: string;
  readonly conversationId: number;
  /** the message that it tells of; null for a conversation that was opened without one */
  readonly messageId: number | null;
};

/** Puts a letter into the outbox and asks for it to be sent, in the transaction that makes it necessary; each once. */
export async function queueConversationLetter(
  { db }: Pick<Toolbox, 'db'>,
  { kind, recipient, conversationId, messageId }: LetterToQueue,
): Promise<void> {
  await sql`
    with mail as (
      insert into outbox (kind, recipient, conversation_id, message_id)
      values (${kind}, ${recipient}, ${conversationId}, ${messageId}::bigint)
      on conflict (conversation_id, coalesce(message_id, 0), kind, recipient) where conversation_id is not null do nothing
      returning id
    )
    select graphile_worker.add_job('send-conversation-letter', json_build_object('outboxId', mail.id), job_key := 'mail-' || mail.id)
    from mail`.execute(db);
}
