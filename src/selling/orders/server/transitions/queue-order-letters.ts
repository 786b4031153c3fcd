import { sql } from 'kysely';
import { type LetterAddresses, type OrderLetterKind, recipientOf } from '../../rules/order-letters.ts';
import type { OrderDesk } from './order-desk.ts';

/**
 * Puts letters about an order into the outbox, in the transaction that makes them necessary, with the job that writes and sends them.
 * Of a kind each recipient gets one for an occasion: a state that is reached a second time is not told again.
 */
export async function queueOrderLetters(
  { db, clock, settings }: OrderDesk,
  order: LetterAddresses & { readonly id: number },
  input: { readonly kinds: readonly OrderLetterKind[]; readonly eventId: number; readonly occasion?: string },
): Promise<void> {
  const letters = input.kinds
    .map((kind) => ({ kind, recipient: recipientOf(kind, order, settings.shop_email) }))
    .filter(({ recipient }) => recipient !== '');
  if (letters.length === 0) return;
  await db
    .insertInto('outbox')
    .values(
      letters.map((letter) => ({
        ...letter,
        order_id: order.id,
        event_id: input.eventId,
        occasion: input.occasion ?? '',
        created_at: clock.now(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await planOrderLetters(db, order.id);
}

/** Asks for the letters of an order that wait to be written and sent. */
export async function planOrderLetters(db: OrderDesk['db'], orderId: number): Promise<void> {
  await sql`select graphile_worker.add_job('follow-up-order', json_build_object('orderId', ${orderId}::int),
    job_key := 'order-' || ${orderId}::int)`.execute(db);
}
