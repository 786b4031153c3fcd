import { sql } from 'kysely';
import type { OrderDesk } from './order-desk.ts';

/**
 * Asks the payment provider, in the transaction of the refund, to give back what came through it; does nothing for an order that was paid
 * otherwise. The database refuses more than was taken.
 */
export async function queueProviderRefund(
  { db, clock }: OrderDesk,
  input: { readonly orderId: number; readonly refundId: number; readonly amount: number },
): Promise<void> {
  const { orderId, refundId, amount } = input;
  if (amount <= 0) return;
  const payment = await db
    .selectFrom('wallet_payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'captured')
    .where(sql<boolean>`captured_cents - refunded_cents >= ${amount}`)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) return;
  await db
    .updateTable('wallet_payments')
    .set({ refunded_cents: sql`refunded_cents + ${amount}` })
    .where('id', '=', payment.id)
    .execute();
  await db
    .insertInto('wallet_refunds')
    .values({ refund_id: refundId, payment_id: payment.id, amount_cents: amount, created_at: clock.now() })
    .execute();
  await sql`select graphile_worker.add_job('refund-wallet-payment', json_build_object('refundId', ${refundId}::bigint),
    job_key := 'wallet-refund-' || ${refundId}::bigint)`.execute(db);
}
