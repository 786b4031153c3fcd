import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { type MessagePrices, statusAfter } from '#wholesale/conversations/rules/conversation.ts';
import { SAME_FORM_MS } from '#wholesale/conversations/rules/message-limits.ts';
import { type AttachmentProblem, readAttachments } from '#wholesale/conversations/server/attachments.ts';
import { queueConversationEmail } from '#wholesale/conversations/server/conversation-emails.ts';
import { insertMessage } from '#wholesale/conversations/server/insert-message.ts';
import { mayWrite, startConversation } from '#wholesale/conversations/server/open-conversation.ts';
import type { Counter } from '../rules/counter-form.ts';
import { isOfferOpen, offerStateAt } from '../rules/offer-state.ts';
import { storedStateOf } from './offer-rows.ts';
import { whoseOffers } from './read-own-offers.ts';

export type CounterRefusal = 'no-such-offer' | 'not-open' | 'too-many' | AttachmentProblem;
export type CounteredOffer = { readonly ok: true } | { readonly ok: false; readonly code: CounterRefusal };

type Answer = {
  readonly offerId: number;
  readonly person: Person;
  readonly counter: Counter;
  /** the title of the conversation that the answer opens where the offer has none */
  readonly title: string;
  /** the fields of the form that name its files */
  readonly posted: PostedFields;
};

/**
 * Answers an offer with other prices and quantities, line by line, in the conversation that it belongs to, which it opens where there is none, and
 * notifies the shop. The offer stays open as it is until staff send another one in its stead.
 */
export function counterOffer(ctx: RequestContext, answer: Answer): Promise<CounteredOffer> {
  return inTransaction(ctx.db, (db) => counterInside({ ...ctx, db }, answer));
}

async function counterInside(ctx: RequestContext, answer: Answer): Promise<CounteredOffer> {
  const { db, clock, settings } = ctx;
  const { offerId, person, counter } = answer;
  const may = await mayWrite(ctx, person);
  const offer = await holdOwnOffer(ctx, offerId);
  if (!offer) return { ok: false, code: 'no-such-offer' };
  if (!isOfferOpen(offer.state)) return { ok: false, code: 'not-open' };
  const prices = await proposedPrices(ctx, offer, counter);
  if (await isSaidAlready(ctx, offer.counterId, { body: counter.message, prices })) return { ok: true };
  if (!may) return { ok: false, code: 'too-many' };
  const { fileIds, problem } = await readAttachments(ctx, answer.posted);
  if (problem) return { ok: false, code: problem };
  const conversationId =
    offer.conversationId ??
    (await startConversation(ctx, {
      by: { customerId: offer.customerId },
      type: 'quote',
      title: answer.title,
      vendorId: offer.vendorId,
      digest: Buffer.from(`offer ${offerId}`),
    }));
  const messageId = await insertMessage(ctx, {
    conversationId,
    author: 'customer',
    person,
    body: counter.message,
    offerId,
    prices,
    fileIds,
  });
  await db
    .updateTable('offers')
    .set({
      counter_id: messageId,
      accepted_at: null,
      conversation_id: conversationId,
      updated_at: clock.now(),
    })
    .where('id', '=', offerId)
    .execute();
  await db
    .updateTable('conversations')
    .set({ status: statusAfter.message, last_author: 'customer', last_activity_at: clock.now() })
    .where('id', '=', conversationId)
    .execute();
  if (settings.conversation_notify_shop && settings.shop_email !== '') {
    const email = { kind: 'offer-countered', recipient: settings.shop_email } as const;
    await queueConversationEmail(ctx, { ...email, conversationId, messageId });
  }
  return { ok: true };
}

/** An offer that the visitor sees, with its conversation, held until the transaction ends: the conversation first, as everywhere. */
async function holdOwnOffer(ctx: RequestContext, id: number) {
  const owners = await whoseOffers(ctx);
  if (owners.length === 0) return null;
  const offers = ctx.db
    .selectFrom('offers')
    .where('id', '=', id)
    .where('customer_id', 'in', owners)
    .where('status', '!=', 'draft');
  const linked = await offers.select('conversation_id').executeTakeFirst();
  if (linked?.conversation_id != null) {
    const { conversation_id: conversationId } = linked;
    await ctx.db
      .selectFrom('conversations')
      .select('id')
      .where('id', '=', conversationId)
      .forUpdate()
      .execute();
  }
  const row = await offers.selectAll().forUpdate().executeTakeFirst();
  if (!row) return null;
  return {
    id,
    state: offerStateAt(storedStateOf(row), ctx.clock.now().getTime()),
    customerId: row.customer_id,
    vendorId: row.vendor_id,
    conversationId: row.conversation_id,
    counterId: row.counter_id,
    mode: row.prices_with_tax ? ('gross' as const) : ('net' as const),
  };
}

/** What was asked for, beside what was offered. */
async function proposedPrices(
  { db }: RequestContext,
  { id, mode }: { readonly id: number; readonly mode: MessagePrices['mode'] },
  { proposals }: Counter,
): Promise<MessagePrices> {
  const lines = await db
    .selectFrom('offer_lines')
    .select(['position', 'name', 'sku', 'quantity', 'unit_cents'])
    .where('offer_id', '=', id)
    .orderBy('position')
    .execute();
  return {
    mode,
    lines: lines.flatMap(({ unit_cents, ...line }) => {
      const asked = proposals.get(line.position);
      const offered = { before: toCents(unit_cents), beforeQuantity: line.quantity };
      return asked === undefined ? [] : [{ ...line, ...asked, ...offered }];
    }),
  };
}

/** The same form posted twice is one answer. */
async function isSaidAlready(
  { db, clock }: RequestContext,
  counterId: number | null,
  said: { readonly body: string; readonly prices: MessagePrices },
): Promise<boolean> {
  if (counterId === null) return false;
  const last = await db
    .selectFrom('conversation_messages')
    .select(['body', 'created_at'])
    .where('id', '=', counterId)
    .executeTakeFirst();
  if (last?.body !== said.body || clock.now().getTime() - last.created_at.getTime() >= SAME_FORM_MS)
    return false;
  const lines = await db
    .selectFrom('message_lines')
    .select(['position', 'quantity', 'unit_cents'])
    .where('message_id', '=', counterId)
    .orderBy('position')
    .execute();
  const now = said.prices.lines.map(({ position, quantity, unit }) => `${position}:${quantity}:${unit}`);
  const then = lines.map(({ position, quantity, unit_cents }) => `${position}:${quantity}:${unit_cents}`);
  return then.join() === now.join();
}
