import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { planSettling } from './bind-payment.ts';
import { type PaymentContext, settlePayment } from './settle-payment.ts';

/**
 * Asks once more for a payment whose end was not known; while it still is not, the next look is planned: soon at first, hourly later, and for as
 * long as it takes. Money that was taken is never forgotten.
 */
export async function retrySettlement(ctx: PaymentContext, paymentId: number): Promise<void> {
  const settled = await settlePayment(ctx, paymentId);
  if (settled === 'captured' || settled === 'refused') return;
  const payment = await ctx.db
    .selectFrom('wallet_payments')
    .select('created_at')
    .where('id', '=', paymentId)
    .executeTakeFirst();
  const age = ctx.clock.now().getTime() - (payment?.created_at.getTime() ?? 0);
  const isYoung = age < 60 * 60_000;
  await planSettling(ctx.db, paymentId, settled === 'unanswered' && isYoung ? '1 minute' : '1 hour');
}

/** Plans a look at every payment whose end is not known: at the start of a process none is forgotten. */
export async function planOpenPayments(db: Database): Promise<void> {
  await sql`select graphile_worker.add_job('settle-wallet-payment', json_build_object('paymentId', id),
      job_key := 'wallet-payment-' || id)
    from wallet_payments where status in ('capturing', 'pending')`.execute(db);
  await sql`select graphile_worker.add_job('refund-wallet-payment', json_build_object('refundId', refund_id),
      job_key := 'wallet-refund-' || refund_id)
    from wallet_refunds where status in ('waiting', 'pending')`.execute(db);
}
