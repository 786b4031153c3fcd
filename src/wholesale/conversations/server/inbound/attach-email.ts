import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { inboundWordsFor } from '#messages/conversations/inbound-words-for.ts';
import { statusAfter } from '../../rules/conversation.ts';
import { MAX_TITLE, MOST_WRITTEN, REMINDS_AFTER_MS, WRITING_WINDOW_MS } from '../../rules/message-limits.ts';
import { queueConversationEmail } from '../conversation-emails.ts';
import { type ConversationOpener, startConversation } from '../open-conversation.ts';

export type MailContext = Pick<RequestContext, 'db' | 'clock' | 'settings'>;

/** An email that has come, as it becomes a message. */
export type StoredEmail = {
  readonly id: number;
  readonly from: string;
  readonly fromName: string;
  readonly subject: string;
  readonly body: string;
  readonly bytes: number;
  readonly problem: '' | 'too-large' | 'broken';
};

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * The conversation of an order with its customer or guest: the newest one, or a new one without a message; null where the order is gone. In the transaction
 * given as `ctx.db`; of two at once the second waits.
 */
export async function conversationOfOrder(ctx: MailContext, orderId: number): Promise<number | null> {
  const { db, settings } = ctx;
  const { rows } = await sql<{
    number: string;
    customerId: number | null;
    name: string;
    email: string;
    conversationId: number | null;
  }>`
    select o.number::text, o.customer_id as "customerId", coalesce(o.billing_address ->> 'email', '') as email,
      trim(coalesce(o.billing_address ->> 'firstName', '') || ' ' || coalesce(o.billing_address ->> 'lastName', '')) as name,
      (select max(v.id) from conversations v where v.order_id = o.id) as "conversationId"
    from orders o where o.id = ${orderId} for no key update of o`.execute(db);
  const [order] = rows;
  if (!order) return null;
  const { number, customerId, name, email, conversationId } = order;
  if (conversationId !== null) return conversationId;
  if (customerId === null && email === '') return null;
  return startConversation(ctx, {
    by: customerId === null ? { guest: { name: name || email, email } } : { customerId },
    vendorId: null,
    title: inboundWordsFor(settings.interface_language).ofOrder(number),
    orderId,
    type: 'message',
    digest: digestOf(`email about order ${orderId}`),
  });
}

/** A new conversation that an email opens, without a message. */
export const conversationOfEmail = (
  ctx: MailContext,
  { by, email }: { readonly by: ConversationOpener; readonly email: StoredEmail },
): Promise<number> =>
  startConversation(ctx, {
    by,
    vendorId: null,
    title: (email.subject || inboundWordsFor(ctx.settings.interface_language).noSubject).slice(0, MAX_TITLE),
    type: 'message',
    digest: digestOf(`email ${email.id}`),
  });

/** What a message says of an email whose text the shop has not read. */
function bodyOf({ settings }: MailContext, { body, problem, bytes }: StoredEmail): string {
  const words = inboundWordsFor(settings.interface_language);
  if (problem === 'too-large') return words.tooLarge(bytes);
  return problem === 'broken' && body === '' ? words.broken : body;
}

/**
 * Puts an email into a conversation as a message of its customer, with its files, opens the conversation and notifies the shop as after any other
 * message. False where the conversation is gone, or too much has come for it of late; nothing is written then. In the transaction given as `ctx.db`.
 */
export async function attachEmail(
  ctx: MailContext,
  input: {
    readonly email: StoredEmail;
    readonly conversationId: number;
    readonly isKnown: boolean;
    /** staff have decided it: it counts as what they have seen */
    readonly byStaff: boolean;
  },
): Promise<boolean> {
  const { db, clock, settings } = ctx;
  const { email, conversationId, isKnown, byStaff } = input;
  const now = clock.now();
  const found = await db
    .selectFrom('conversations')
    .select('customer_id')
    .where('id', '=', conversationId)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return false;
  const since = new Date(now.getTime() - WRITING_WINDOW_MS);
  const { rows } = await sql<{ written: number; author: 'customer' | 'shop' | null; at: Date | null }>`
    select count(*) filter (where author = 'customer' and created_at > ${since})::int as written,
      (array_agg(author order by id desc))[1] as author, max(created_at) as at
    from conversation_messages where conversation_id = ${conversationId}`.execute(db);
  const last = rows[0] ?? { written: 0, author: null, at: null };
  if (!byStaff && last.written >= MOST_WRITTEN) return false;
  const { id: messageId } = await db
    .insertInto('conversation_messages')
    .values({
      conversation_id: conversationId,
      author: 'customer',
      person_id: isKnown ? found.customer_id : null,
      person_name: email.fromName || email.from,
      body: bodyOf(ctx, email),
      created_at: now,
      email_id: email.id,
      sender_is_known: isKnown,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into message_files (message_id, position, file_id)
    select ${messageId}, position, file_id from inbound_email_files where email_id = ${email.id}`.execute(db);
  await db
    .updateTable('conversations')
    .set({ status: statusAfter.message, last_author: 'customer', last_activity_at: now })
    .where('id', '=', conversationId)
    .execute();
  await db
    .updateTable('inbound_emails')
    .set({ status: 'attached', conversation_id: conversationId })
    .where('id', '=', email.id)
    .execute();
  const isQuiet = last.at === null || now.getTime() - last.at.getTime() > REMINDS_AFTER_MS;
  const notifies = settings.conversation_notify_shop && settings.shop_email !== '' && !byStaff;
  if (notifies && (isQuiet || last.author === 'shop')) {
    const kind = last.at === null ? 'conversation-new' : 'conversation-message';
    await queueConversationEmail(ctx, { kind, recipient: settings.shop_email, conversationId, messageId });
  }
  return true;
}
