import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { Cents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { MAX_ITEM_NAME, MAX_LINE_QUANTITY } from '../../rules/offer-limits.ts';
import { buyerById } from './find-buyer.ts';
import { lockConversation } from './lock-conversation.ts';
import { type QuotedItem, readQuotedItems } from './read-quoted-items.ts';

export type OfferOfQuote =
  | { readonly ok: true; readonly id: number /** false: there was one already */; readonly isNew: boolean }
  | {
      readonly ok: false;
      readonly code: 'no-such-conversation' | 'not-business' | 'no-lines';
    }
  /** nobody has said what these lines cost, and the customer has no price of its own */
  | { readonly ok: false; readonly code: 'no-price'; readonly positions: readonly number[] };

type Asked = {
  readonly conversationId: number;
  /** unit prices typed just now, by the position of the line, in cents in the quote's mode */
  readonly prices: ReadonlyMap<number, Cents>;
};

/**
 * Makes the draft of an offer out of a quote request: its customer, lines and quantities, at the prices typed just now, else answered
 * before, else the customer's own. Of two who press at once the second gets the offer of the first.
 */
export function makeOfferOfQuote(
  ctx: RequestContext,
  { conversationId, prices }: Asked,
): Promise<OfferOfQuote> {
  return inTransaction(ctx.db, async (db): Promise<OfferOfQuote> => {
    const inside = { ...ctx, db };
    const conversation = await lockConversation(db, conversationId);
    if (!conversation) return { ok: false, code: 'no-such-conversation' };
    const live = await liveOffer(db, conversationId);
    if (live !== null) return { ok: true, id: live, isNew: false };
    const buyer = await buyerById(db, conversation.customerId);
    if (!buyer?.isBusiness) return { ok: false, code: 'not-business' };
    const { mode, items } = await readQuotedItems(inside, { conversationId, buyer });
    if (items.length === 0) return { ok: false, code: 'no-lines' };
    const lines = items.map((item) => ({ ...item, unit: unitOf(item, prices) }));
    const unpriced = lines.filter(({ unit }) => unit === null).map(({ position }) => position);
    if (unpriced.length > 0) return { ok: false, code: 'no-price', positions: unpriced };
    const now = ctx.clock.now();
    const { id } = await db
      .insertInto('offers')
      .values({
        customer_id: buyer.id,
        vendor_id: conversation.vendorId,
        conversation_id: conversationId,
        prices_with_tax: mode === 'gross',
        valid_until: validUntil(now, ctx.settings.offer_valid_days),
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('offer_lines')
      .values(
        lines.map(({ itemId, name, sku, quantity, unit }, index) => ({
          offer_id: id,
          position: index + 1,
          item_id: itemId,
          name: name.slice(0, MAX_ITEM_NAME),
          sku,
          quantity: Math.min(quantity, MAX_LINE_QUANTITY),
          unit_cents: unit ?? 0,
        })),
      )
      .execute();
    await recordAudit(inside, {
      what: 'created',
      subject: { kind: 'offer', id, name: `n. ${id} · ${buyer.email}` },
      before: null,
      after: { conversation: conversationId, lines: lines.length },
    });
    return { ok: true, id, isNew: true };
  });
}

function unitOf(item: QuotedItem, prices: Asked['prices']): Cents | null {
  return prices.get(item.position) ?? item.answered ?? item.facts?.unit ?? item.asked;
}

/** The draft of a conversation, else the offer that was sent; null for none. */
async function liveOffer(db: Database, conversationId: number): Promise<number | null> {
  const row = await db
    .selectFrom('offers')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('status', 'in', ['draft', 'sent'])
    .orderBy('status')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Through so many days from today, by the clocks of Rome; null for no end. */
export function validUntil(now: Date, days: number) {
  if (days === 0) return null;
  return sql<Date>`(((${now}::timestamptz at time zone 'Europe/Rome')::date + ${days + 1}::int)::timestamp at time zone 'Europe/Rome')`;
}
