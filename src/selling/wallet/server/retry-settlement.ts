import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { planSettling } from './bind-payment.ts';
import { type PaymentContext, settlePayment } from './settle-payment.ts';

/**
 * Retries a payment with an unknown outcome; while it stays unknown the next retry is queued: soon at first, then hourly, for as
 * long as it takes, so that no captured money is lost.
 */
export async function retrySettlement(ctx: PaymentContext, paymentId: number): Promise<void> {
  const settled = await settlePayment(ctx, paymentId);
  if (settled === 'captured' || settled === 'refused') return;
  const payment = await ctx.db
    .selectFrom('payment_attempts')
    .select('created_at')
    .where('id', '=', paymentId)
    .executeTakeFirst();
  const age = ctx.clock.now().getTime() - (payment?.created_at.getTime() ?? 0);
  const isYoung = age < 60 * 60_000;
  const isSoon = settled !== 'pending' && isYoung;
  await planSettling(ctx.db, paymentId, isSoon ? '1 minute' : '1 hour');
}

/** Queues a retry for every payment with an unknown outcome, at the start of a process. */
export async function planOpenPayments(db: Database): Promise<void> {
  await sql`select graphile_worker.add_job('settle-wallet-payment', json_build_object('paymentId', id),
      job_key := 'wallet-payment-' || id)
    from payment_attempts where status in ('capturing', 'pending')
      or (takes_at_once and status = 'created') or (return_key is not null and returned_at is null)`.execute(
    db,
  );
  await sql`select graphile_worker.add_job('refund-wallet-payment', json_build_object('refundId', refund_id),
      job_key := 'wallet-refund-' || refund_id)
    from payment_refunds where status in ('waiting', 'pending')`.execute(db);
}
