import { sql } from 'kysely';
import type { OrderContext } from './order-context.ts';

/** Queues a refund of an amount in cents at the payment provider, in the transaction of the refund. */
export async function queueProviderRefund(
  { db, clock }: OrderContext,
  input: { readonly paymentId: number; readonly refundId: number; readonly amount: number },
): Promise<void> {
  const { paymentId, refundId, amount } = input;
  await db
    .insertInto('payment_refunds')
    .values({
      refund_id: refundId,
      payment_id: paymentId,
      amount_cents: amount,
      created_at: clock.now(),
    })
    .execute();
  await planProviderRefund(db, refundId);
}

/** Queues the next check of a refund at the provider, `after` a PostgreSQL interval. */
export async function planProviderRefund(
  db: OrderContext['db'],
  refundId: number,
  after = '0 seconds',
): Promise<void> {
  await sql`select graphile_worker.add_job('refund-wallet-payment', json_build_object('refundId', ${refundId}::bigint),
    job_key := 'wallet-refund-' || ${refundId}::bigint, run_at := now() + ${after}::interval)`.execute(db);
}
