import type { Database } from '#foundation/database/client.ts';
import { queueEmails } from '#foundation/emails/server/queue-emails.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ConversationType } from '../rules/conversation.ts';

/** The emails about a conversation: to the shop that one was opened or goes on, to the customer that there is an answer. */
export const conversationEmailKinds = [
  'conversation-new',
  'conversation-message',
  'conversation-answer',
] as const;
export type ConversationEmailKind = (typeof conversationEmailKinds)[number];

/** Queues an email in the transaction that makes it necessary; each once. */
export async function queueConversationEmail(
  { db }: Pick<RequestContext, 'db'>,
  email: {
    readonly kind: ConversationEmailKind;
    readonly recipient: string;
    readonly conversationId: number;
    /** the message that it is about; null for a conversation that was opened without one */
    readonly messageId: number | null;
  },
): Promise<void> {
  const { kind, recipient, conversationId: conversation_id, messageId: message_id } = email;
  await queueEmails(db, [{ kind, recipient, conversation_id, message_id }]);
}

/** What an email says of a conversation. */
export type EmailedConversation = {
  readonly id: number;
  readonly type: ConversationType;
  readonly title: string;
  readonly seller: string | null;
  /** the customer: the company, else the person, else the address */
  readonly customer: string;
  readonly firstName: string;
  /** of the message; '' for a quote request without one */
  readonly body: string;
};

/** The conversation that an email of the outbox is about. */
export async function readEmailedConversation(
  db: Database,
  outboxId: number,
): Promise<EmailedConversation | null> {
  const row = await db
    .selectFrom('outbox as o')
    .innerJoin('conversations as v', 'v.id', 'o.conversation_id')
    .innerJoin('customers as c', 'c.id', 'v.customer_id')
    .leftJoin('conversation_messages as m', 'm.id', 'o.message_id')
    .leftJoin('vendors as s', 's.id', 'v.vendor_id')
    .select(['v.id', 'v.type', 'v.title', 'm.body', 's.name as seller'])
    .select(['c.first_name', 'c.last_name', 'c.company', 'c.email'])
    .where('o.id', '=', outboxId)
    .executeTakeFirst();
  if (!row) return null;
  const { id, type, title, seller, body } = row;
  const customer = row.company || `${row.first_name} ${row.last_name}`.trim() || row.email;
  return { id, type, title, seller, customer, firstName: row.first_name, body: body ?? '' };
}
