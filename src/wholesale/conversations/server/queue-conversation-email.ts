import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** The emails about a conversation: to the shop that one was opened or goes on, to the customer that there is an answer. */
export const conversationEmailKinds = [
  'conversation-new',
  'conversation-message',
  'conversation-answer',
] as const;
export type ConversationEmailKind = (typeof conversationEmailKinds)[number];

type EmailToQueue = {
  readonly kind: ConversationEmailKind;
  readonly recipient: string;
  readonly conversationId: number;
  /** the message that it tells of; null for a conversation that was opened without one */
  readonly messageId: number | null;
};

/** Puts an email into the outbox and asks for it to be sent, in the transaction that makes it necessary; each once. */
export async function queueConversationEmail(
  { db }: Pick<RequestContext, 'db'>,
  { kind, recipient, conversationId, messageId }: EmailToQueue,
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
