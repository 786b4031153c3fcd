import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { theShop } from '../rules/order-actor.ts';
import { lockOrder } from './transitions/lock-order.ts';
import { moveOrder } from './transitions/move-order.ts';
import type { OrderContext } from './transitions/order-context.ts';

const AT_ONCE = 200;

/**
 * Cancels the orders whose reservation has expired and releases their pieces, each in its own transaction; returns how many. An order
 * that is paid or extended meanwhile stays unchanged: the first transaction to lock it decides.
 */
export async function expireReservations(ctx: OrderContext): Promise<number> {
  const ended = await ctx.db
    .selectFrom('stock_reservations')
    .select('order_id')
    .where('closed_at', 'is', null)
    .where('expires_at', '<=', ctx.clock.now())
    .orderBy('expires_at')
    .limit(AT_ONCE)
    .execute();
  let expired = 0;
  for (const orderId of new Set(ended.map((row) => row.order_id))) {
    if (await expireOrder(ctx, orderId)) expired += 1;
  }
  return expired;
}

async function expireOrder(ctx: OrderContext, orderId: number): Promise<boolean> {
  const result = await inTransaction(ctx.db, async (db) => {
    const order = await lockOrder(db, orderId);
    if (!order || !(await isOver({ ...ctx, db }, orderId))) return { ok: false };
    return moveOrder({ ...ctx, db }, theShop, order, { to: 'cancelled' });
  });
  return result.ok;
}

async function isOver({ db, clock }: OrderContext, orderId: number): Promise<boolean> {
  const open = await db
    .selectFrom('stock_reservations')
    .select('id')
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .where('expires_at', '<=', clock.now())
    .executeTakeFirst();
  return open !== undefined;
}

/** Queues the next check of reservations; one job however many processes queue it. */
export async function planExpiry(db: Database, when: 'now' | 'in-a-minute'): Promise<void> {
  await sql`select graphile_worker.add_job('expire-reservations', job_key := 'expire-reservations',
    run_at := now() + ${when === 'now' ? '0' : '1 minute'}::interval)`.execute(db);
}
