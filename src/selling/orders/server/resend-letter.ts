import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { mayActOnOrder } from '../rules/order-actor.ts';
import { orderLetterKinds, recipientOf } from '../rules/order-letters.ts';
import { actorOn } from './transitions/actor-on.ts';
import { type HeldOrder, lockOrder } from './transitions/lock-order.ts';
import { noteOrderEvent } from './transitions/note-order-event.ts';
import type { OrderDesk } from './transitions/order-desk.ts';
import { planOrderLetters } from './transitions/queue-order-letters.ts';

export type ResendLetterResult =
  | { readonly ok: true; readonly letterId: number }
  | {
      readonly ok: false;
      readonly error: { readonly code: 'no-such-order' | 'no-such-letter' | 'on-its-way' };
    };

/**
 * Sends a letter about an order another time, in the same words, to the address that buyer or shop have now. One that has not left yet
 * is tried again at once instead, where the mail server refused it; while it waits it is `on-its-way`.
 */
export async function resendLetter(
  toolbox: OrderDesk & Pick<Toolbox, 'visitor'>,
  input: { readonly id: number; readonly letterId: number },
): Promise<ResendLetterResult> {
  return inTransaction(toolbox.db, async (db): Promise<ResendLetterResult> => {
    const desk = { ...toolbox, db };
    const order = await lockOrder(db, input.id);
    const actor = order ? actorOn(toolbox.visitor, order, undefined) : null;
    if (!order || !mayActOnOrder(actor, 'resend')) return { ok: false, error: { code: 'no-such-order' } };
    const letter = await db
      .selectFrom('outbox')
      .select(['id', 'kind', 'recipient', 'subject', 'html', 'body_text', 'status', 'event_id'])
      .where('id', '=', input.letterId)
      .where('order_id', '=', order.id)
      .executeTakeFirst();
    const kind = orderLetterKinds.find((known) => known === letter?.kind);
    if (!letter || !kind) return { ok: false, error: { code: 'no-such-letter' } };
    if (letter.status === 'waiting' || (await isOnItsWay(db, order, kind))) {
      return { ok: false, error: { code: 'on-its-way' } };
    }
    if (letter.status === 'failed') {
      await planOrderLetters(db, order.id);
      return { ok: true, letterId: letter.id };
    }
    const eventId = await noteOrderEvent(desk, actor, {
      orderId: order.id,
      kind: 'letter',
      detail: { letterKind: kind },
    });
    const { id: letterId } = await db
      .insertInto('outbox')
      .values({
        kind,
        recipient: recipientOf(kind, order, toolbox.settings.shop_email),
        order_id: order.id,
        subject: letter.subject,
        html: letter.html,
        body_text: letter.body_text,
        event_id: letter.event_id,
        occasion: `again-${eventId}`,
        created_at: toolbox.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await planOrderLetters(db, order.id);
    return { ok: true, letterId };
  });
}

async function isOnItsWay(db: OrderDesk['db'], order: HeldOrder, kind: string): Promise<boolean> {
  const waiting = await db
    .selectFrom('outbox')
    .select('id')
    .where('order_id', '=', order.id)
    .where('kind', '=', kind)
    .where('occasion', 'like', 'again-%')
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return waiting !== undefined;
}
