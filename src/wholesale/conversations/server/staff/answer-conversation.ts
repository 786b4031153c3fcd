import { sql } from 'kysely';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { type MessagePrices, statusAfter } from '../../rules/conversation.ts';
import { checkMessage } from '../../rules/inquiry.ts';
import { SAME_FORM_MS } from '../../rules/message-limits.ts';
import { type AttachmentProblem, readAttachments } from '../attachments.ts';
import { queueConversationEmail } from '../conversation-emails.ts';
import { insertMessage } from '../insert-message.ts';

export type AnswerResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: {
        readonly code: 'message-missing' | 'message-too-long' | 'no-such-conversation' | AttachmentProblem;
      };
    };

type Answer = {
  readonly person: Person;
  readonly conversationId: number;
  /** may be blank where prices say it all */
  readonly message: string;
  /** what is asked for the lines of a quote; null for no price */
  readonly prices: MessagePrices | null;
  /** the fields of the form that name its files */
  readonly posted: PostedFields;
};

const LONGEST_NOTED = 200;

/**
 * Answers a customer or a guest for the shop or its vendor, opens the conversation and notifies them by an email: about a quote request, and a
 * guest, at the address that was given with it. The same answer posted twice is stored once.
 */
export async function answerConversation(ctx: RequestContext, input: Answer): Promise<AnswerResult> {
  const [problem] = checkMessage(input.message);
  if (problem && !(problem === 'message-missing' && input.prices !== null))
    return { ok: false, error: { code: problem } };
  return inTransaction(ctx.db, (db) => answerInside({ ...ctx, db }, input));
}

async function answerInside(
  ctx: RequestContext,
  { person, conversationId, message, prices, posted }: Answer,
): Promise<AnswerResult> {
  const { db, clock } = ctx;
  const now = clock.now();
  const found = await db
    .selectFrom('conversations as v')
    .leftJoin('customers as c', 'c.id', 'v.customer_id')
    .leftJoin('quote_requests as q', 'q.conversation_id', 'v.id')
    .select(['v.title', 'v.status', 'v.assignee_id'])
    .select(sql<string>`coalesce(q.email, c.email, v.guest_email)`.as('recipient'))
    .where('v.id', '=', conversationId)
    .forUpdate('v')
    .executeTakeFirst();
  if (!found) return { ok: false, error: { code: 'no-such-conversation' } };
  const last = await db
    .selectFrom('conversation_messages')
    .select(['author', 'body', 'created_at'])
    .select(
      sql<string>`(select coalesce(string_agg(l.position || ':' || l.unit_cents, ',' order by l.position), '')
        from message_lines l where l.message_id = conversation_messages.id)`.as('prices'),
    )
    .where('conversation_id', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isSame = last?.author === 'shop' && last.body === message && last.prices === pricesKey(prices);
  if (isSame && now.getTime() - last.created_at.getTime() < SAME_FORM_MS) return { ok: true };
  const { fileIds, problem } = await readAttachments(ctx, posted);
  if (problem) return { ok: false, error: { code: problem } };
  const answer = { conversationId, author: 'shop', person, body: message, prices, fileIds } as const;
  const messageId = await insertMessage(ctx, answer);
  await db
    .updateTable('conversations')
    .set({
      status: statusAfter.message,
      last_author: 'shop',
      last_activity_at: now,
      // Whoever answers what nobody looks after does from then on.
      assignee_id: found.assignee_id ?? person.customerId,
    })
    .where('id', '=', conversationId)
    .execute();
  await queueConversationEmail(ctx, {
    kind: 'conversation-answer',
    recipient: found.recipient,
    conversationId,
    messageId,
  });
  await recordAudit(ctx, {
    what: 'sent',
    subject: { kind: 'conversation', id: conversationId, name: found.title },
    before: { status: found.status, answer: '' },
    after: { status: statusAfter.message, answer: message.slice(0, LONGEST_NOTED) },
  });
  return { ok: true };
}

const pricesKey = (prices: MessagePrices | null) =>
  (prices?.lines ?? []).map(({ position, unit }) => `${position}:${unit}`).join(',');
