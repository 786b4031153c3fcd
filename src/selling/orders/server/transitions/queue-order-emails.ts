import { sql } from 'kysely';
import { type EmailAddresses, type OrderEmailKind, recipientsOf } from '../../rules/order-emails.ts';
import type { OrderContext } from './order-context.ts';

/**
 * Puts emails about an order into the outbox, in the transaction that makes them necessary, with the job that writes and sends them.
 * Each recipient gets one email of a kind per event: a state that is reached a second time sends none.
 */
export async function queueOrderEmails(
  { db, clock, settings }: OrderContext,
  order: EmailAddresses & { readonly id: number },
  input: { readonly kinds: readonly OrderEmailKind[]; readonly eventId: number; readonly occasion?: string },
): Promise<void> {
  const emails = input.kinds.flatMap((kind) => recipientsOf(kind, order, settings));
  if (emails.length === 0) return;
  await db
    .insertInto('outbox')
    .values(
      emails.map((email) => ({
        ...email,
        order_id: order.id,
        event_id: input.eventId,
        occasion: input.occasion ?? '',
        created_at: clock.now(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await planOrderEmails(db, order.id);
}

/** Queues the job that writes and sends the waiting emails of an order. */
export async function planOrderEmails(db: OrderContext['db'], orderId: number): Promise<void> {
  await sql`select graphile_worker.add_job('follow-up-order', json_build_object('orderId', ${orderId}::int),
    job_key := 'order-' || ${orderId}::int)`.execute(db);
}
