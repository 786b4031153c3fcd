import { ownersSeen } from '#customers/accounts/server/owners-seen.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { statusAfter } from '../rules/conversation.ts';
import { checkMessage } from '../rules/inquiry.ts';
import { REMINDS_AFTER_MS, SAME_FORM_MS } from '../rules/message-limits.ts';
import { type AttachmentProblem, readAttachments } from './attachments.ts';
import { queueConversationEmail } from './conversation-emails.ts';
import { insertMessage } from './insert-message.ts';
import { mayWrite } from './open-conversation.ts';

type MessageResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: {
        readonly code:
          | 'message-missing'
          | 'message-too-long'
          | 'no-such-conversation'
          | 'too-many'
          | AttachmentProblem;
      };
    };

type MessageToSend = {
  readonly person: Person;
  readonly conversationId: number;
  readonly message: string;
  /** the fields of the form that name its files */
  readonly posted: PostedFields;
};

/**
 * Adds a customer's message to a conversation of their own, or of the company that they buy for as far as they see it (SUB-10), which opens it, and notifies
 * the shop unless it was notified a moment ago. The same message posted twice is stored once.
 */
export async function sendMessage(ctx: RequestContext, input: MessageToSend): Promise<MessageResult> {
  const [problem] = checkMessage(input.message);
  if (problem) return { ok: false, error: { code: problem } };
  return inTransaction(ctx.db, (db) => sendInside({ ...ctx, db }, input));
}

async function sendInside(ctx: RequestContext, input: MessageToSend): Promise<MessageResult> {
  const { db, clock, settings } = ctx;
  const { person, conversationId, message } = input;
  const may = await mayWrite(ctx, person);
  const owners = await ownersSeen(ctx, person, 'Conversations');
  const found = await db
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', conversationId)
    .where('customer_id', 'in', [...owners])
    .forUpdate()
    .executeTakeFirst();
  if (!found) return { ok: false, error: { code: 'no-such-conversation' } };
  const now = clock.now();
  const last = await db
    .selectFrom('conversation_messages')
    .select(['author', 'body', 'created_at'])
    .where('conversation_id', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const age = last ? now.getTime() - last.created_at.getTime() : Number.POSITIVE_INFINITY;
  if (last?.author === 'customer' && last.body === message && age < SAME_FORM_MS) return { ok: true };
  if (!may) return { ok: false, error: { code: 'too-many' } };
  const { fileIds, problem } = await readAttachments(ctx, input.posted);
  if (problem) return { ok: false, error: { code: problem } };
  const messageId = await insertMessage(ctx, {
    conversationId,
    author: 'customer',
    person,
    body: message,
    fileIds,
  });
  await db
    .updateTable('conversations')
    .set({ status: statusAfter.message, last_author: 'customer', last_activity_at: now })
    .where('id', '=', conversationId)
    .execute();
  // Messages in a row are one notification; an answer to the shop is always notified.
  const notifiesShop = settings.conversation_notify_shop && settings.shop_email !== '';
  if (notifiesShop && (age > REMINDS_AFTER_MS || last?.author === 'shop')) {
    const email = { kind: 'conversation-message', recipient: settings.shop_email } as const;
    await queueConversationEmail(ctx, { ...email, conversationId, messageId });
  }
  return { ok: true };
}
