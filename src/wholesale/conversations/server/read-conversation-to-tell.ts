import type { Database } from '#foundation/database/client.ts';
import type { ConversationType } from '../rules/conversation.ts';
import { type ConversationEmailKind, conversationEmailKinds } from './queue-conversation-email.ts';

/** What an email tells of a conversation. */
export type ConversationToTell = {
  readonly id: number;
  readonly kind: ConversationEmailKind;
  readonly type: ConversationType;
  readonly title: string;
  readonly seller: string | null;
  /** the customer: the company, else the person, else the address */
  readonly customer: string;
  readonly firstName: string;
  /** of the message; '' for a quote request without one */
  readonly body: string;
};

/** The conversation that an email of the outbox is about, or none where it is written already; null when the email has left. */
export async function findConversationEmail(
  db: Database,
  outboxId: number,
): Promise<{ readonly conversation: ConversationToTell | null } | null> {
  const row = await db
    .selectFrom('outbox as o')
    .innerJoin('conversations as v', 'v.id', 'o.conversation_id')
    .innerJoin('customers as c', 'c.id', 'v.customer_id')
    .leftJoin('conversation_messages as m', 'm.id', 'o.message_id')
    .leftJoin('vendors as s', 's.id', 'v.vendor_id')
    .select(['o.kind', 'o.html', 'v.id', 'v.type', 'v.title', 'm.body', 's.name as seller'])
    .select(['c.first_name', 'c.last_name', 'c.company', 'c.email'])
    .where('o.id', '=', outboxId)
    .where('o.status', 'in', ['waiting', 'failed'])
    .executeTakeFirst();
  if (!row) return null;
  if (row.html !== null) return { conversation: null };
  const kind = conversationEmailKinds.find((known) => known === row.kind);
  if (!kind) throw new Error(`nobody knows how to write a letter of the kind ${row.kind}`);
  const { id, type, title, seller, body } = row;
  const customer = row.company || `${row.first_name} ${row.last_name}`.trim() || row.email;
  return {
    conversation: { id, kind, type, title, seller, customer, firstName: row.first_name, body: body ?? '' },
  };
}
