import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { actingName, writerOf } from '#foundation/visitor/rules/person-name.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import type { MessagePrices } from '../rules/conversation.ts';
import { attachFiles } from './attachments.ts';

export type MessageToInsert = {
  readonly conversationId: number;
  readonly author: 'customer' | 'shop';
  /** who writes; somebody without an account by name */
  readonly person: Person | { readonly guest: string };
  /** '' where prices, files or the offer say it all */
  readonly body: string;
  /** the offer that it speaks of */
  readonly offerId?: number | null;
  readonly prices?: MessagePrices | null;
  /** files that have come and wait for it */
  readonly fileIds?: readonly number[];
};

/** Writes a message down with its prices and files, in the transaction given as `ctx.db`; returns its id. */
export async function insertMessage(
  ctx: Pick<RequestContext, 'db' | 'clock'>,
  message: MessageToInsert,
): Promise<number> {
  const { db, clock } = ctx;
  const { conversationId, author, person, body, offerId = null, prices = null, fileIds = [] } = message;
  const { id } = await db
    .insertInto('conversation_messages')
    .values({
      conversation_id: conversationId,
      author,
      person_id: 'guest' in person ? null : writerOf(person),
      person_name: 'guest' in person ? person.guest : actingName(person),
      body,
      created_at: clock.now(),
      offer_id: offerId,
      prices_with_tax: prices === null ? null : prices.mode === 'gross',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (prices !== null && prices.lines.length > 0) {
    await db
      .insertInto('message_lines')
      .values(
        prices.lines.map(({ unit, before, beforeQuantity, ...line }) => ({
          message_id: id,
          ...line,
          unit_cents: unit,
          before_cents: before,
          before_quantity: beforeQuantity,
        })),
      )
      .execute();
  }
  await attachFiles(ctx, id, fileIds);
  return id;
}
