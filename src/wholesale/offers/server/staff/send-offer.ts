import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { statusAfter } from '#wholesale/conversations/rules/conversation.ts';
import { insertMessage } from '#wholesale/conversations/server/insert-message.ts';
import { queueOfferEmail } from '../offer-email.ts';
import { readRecipient } from '../offer-recipient.ts';

/** Why an offer is not sent: its last day is over, an item of it is not sold, or the customer has ordered what it would replace. */
export type SendRefusal = 'past-day' | 'not-sold' | 'ordered-before';

/** What is sent of an offer that the caller holds. */
type OfferToSend = {
  readonly id: number;
  readonly validUntil: Date | null;
  readonly customerId: number;
  readonly email: string;
  readonly conversationId: number | null;
  readonly replacesId: number | null;
  readonly customText: string;
};

/**
 * Sends a draft: from now on its customer sees it, by email and in its conversation, made out to the firm as the shop knows it today. What it
 * was written instead of ends.
 */
export async function sendOffer(ctx: RequestContext, offer: OfferToSend): Promise<SendRefusal | null> {
  const { db, clock } = ctx;
  const { id, validUntil } = offer;
  const now = clock.now();
  if (validUntil !== null && validUntil <= now) return 'past-day';
  if (await hasUnsoldLine(ctx, id)) return 'not-sold';
  const replaced = await replace(ctx, offer);
  if (replaced === 'ordered') return 'ordered-before';
  const recipient = JSON.stringify(await readRecipient(db, offer.customerId));
  await db
    .updateTable('offers')
    .set({
      status: 'sent',
      updated_at: now,
      sent_at: now,
      sent_by: ctx.visitor.person?.customerId ?? null,
      recipient,
    })
    .where('id', '=', id)
    .execute();
  await speakOf(ctx, offer);
  await queueOfferEmail(ctx, 'offer-sent', offer);
  await recordAudit(ctx, {
    what: 'sent',
    subject: { kind: 'offer', id, name: `n. ${id} · ${offer.email}` },
    before: { status: 'draft' },
    after: { status: 'sent', ...(replaced.length > 0 ? { insteadOf: replaced.join(', ') } : {}) },
  });
  return null;
}

/** A line of a product that cannot be bought: gone, not published, or one of which a variation has to be chosen. */
async function hasUnsoldLine({ db }: RequestContext, offerId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from offer_lines l left join products item on item.id = l.item_id
      left join products product on product.id = coalesce(item.parent_id, item.id)
      where l.offer_id = ${offerId} and not l.is_free
        and (item.status = 'published' and product.status = 'published' and item.type <> 'variable') is not true) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

/** Ends what the offer was written instead of, and whatever else is open in its conversation; 'ordered': the customer was quicker. */
async function replace(
  { db, clock }: RequestContext,
  { id, conversationId, replacesId }: OfferToSend,
): Promise<readonly number[] | 'ordered'> {
  const others = await db
    .selectFrom('offers')
    .select(['id', 'status'])
    .where('id', '!=', id)
    .where('status', 'in', ['sent', 'ordered'])
    .where((of) =>
      of.or([
        of('id', '=', replacesId ?? -1),
        of.and([of('conversation_id', '=', conversationId ?? -1), of('status', '=', 'sent')]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  if (others.some((other) => other.id === replacesId && other.status === 'ordered')) return 'ordered';
  const ids = others.filter(({ status }) => status === 'sent').map((other) => other.id);
  if (ids.length > 0) {
    await db
      .updateTable('offers')
      .set({ status: 'withdrawn', updated_at: clock.now() })
      .where('id', 'in', ids)
      .execute();
  }
  return ids;
}

/** A message of the conversation leads to the offer. */
async function speakOf(ctx: RequestContext, { id, conversationId, customText }: OfferToSend): Promise<void> {
  const { person } = ctx.visitor;
  if (conversationId === null || !person) return;
  await insertMessage(ctx, { conversationId, author: 'shop', person, body: customText, offerId: id });
  await ctx.db
    .updateTable('conversations')
    .set({ status: statusAfter.message, last_author: 'shop', last_activity_at: ctx.clock.now() })
    .where('id', '=', conversationId)
    .execute();
}
