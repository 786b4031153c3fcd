import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { queueEmails } from '#foundation/emails/server/queue-emails.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ConversationType, MessagePrices } from '../rules/conversation.ts';
import { readMessages } from './read-messages.ts';

/** The emails about a conversation: to the shop that one was opened or goes on, or that a customer asks for other prices than an offer's, to the customer that there is an answer. */
export const conversationEmailKinds = [
  'conversation-new',
  'conversation-message',
  'conversation-answer',
  'offer-countered',
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
  /** the customer who wrote */
  readonly writer: string;
  /** without an account: they read nothing but the email */
  readonly isGuest: boolean;
  /** for which company; '' for none */
  readonly company: string;
  readonly firstName: string;
  /** of the message; '' for a quote request without one */
  readonly body: string;
  /** the offer that the message answers; null for none */
  readonly offerId: number | null;
  /** the prices that the message names */
  readonly prices: MessagePrices | null;
  /** the names of its files */
  readonly files: readonly string[];
};

/** The conversation that an email of the outbox is about. */
export const readEmailedConversation = (db: Database, outboxId: number) =>
  readConversationForEmail(db, { outboxId });

/** A conversation with a message as an email speaks of it: that of an email of the outbox, or one by the id of the message. */
export async function readConversationForEmail(
  db: Database,
  which: { readonly outboxId: number } | { readonly messageId: number },
): Promise<EmailedConversation | null> {
  const row = await db
    .selectFrom('conversations as v')
    .leftJoin('customers as c', 'c.id', 'v.customer_id')
    .leftJoin('conversation_messages as m', (join) =>
      join.on(({ eb, selectFrom }) =>
        eb(
          'm.id',
          '=',
          'messageId' in which
            ? eb.val(which.messageId)
            : selectFrom('outbox').select('message_id').where('id', '=', which.outboxId),
        ),
      ),
    )
    .leftJoin('vendors as s', 's.id', 'v.vendor_id')
    .leftJoin('subaccounts as b', 'b.customer_id', 'c.id')
    .leftJoin('customers as a', (join) => join.on('a.id', '=', sql`coalesce(b.main_account_id, c.id)`))
    .select(['v.id', 'v.type', 'v.title', 'm.id as messageId', 'm.body', 's.name as seller'])
    .select(['c.first_name', 'c.last_name', 'a.company', 'm.author', 'm.person_name'])
    .select(['v.customer_id', 'v.guest_name', sql<string>`coalesce(c.email, v.guest_email)`.as('email')])
    .where(({ eb, selectFrom }) =>
      eb(
        'v.id',
        '=',
        'messageId' in which
          ? selectFrom('conversation_messages').select('conversation_id').where('id', '=', which.messageId)
          : selectFrom('outbox').select('conversation_id').where('id', '=', which.outboxId),
      ),
    )
    .executeTakeFirst();
  if (!row) return null;
  const { id, type, title, seller, body } = row;
  const message = row.messageId === null ? null : await readMessage(db, row.messageId);
  const name = row.guest_name ?? (`${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || row.email);
  const writer = row.author === 'customer' && row.person_name ? row.person_name : name;
  return {
    id,
    type,
    title,
    seller,
    writer,
    isGuest: row.customer_id === null,
    company: row.company ?? '',
    firstName: row.guest_name ?? row.first_name ?? '',
    body: body ?? '',
    ...(message ?? nothingMore),
  };
}

const nothingMore = { offerId: null, prices: null, files: [] };

/** What a message holds beside its text. */
async function readMessage(
  db: Database,
  id: number,
): Promise<Pick<EmailedConversation, 'offerId' | 'prices' | 'files'>> {
  const [message] = await readMessages({ db }, sql`m.id = ${id}`);
  if (!message) return nothingMore;
  return {
    offerId: message.offerId,
    prices: message.prices,
    files: message.files.map(({ name }) => name),
  };
}
