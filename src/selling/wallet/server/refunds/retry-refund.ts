import { planProviderRefund } from '#selling/orders/server/transitions/queue-provider-refund.ts';
import type { PaymentContext } from '../settle-payment.ts';
import { refundPayment } from './refund-payment.ts';

/**
 * Requests a refund from the provider; while its outcome is unknown the next check is queued: soon at first, then hourly, for as long as it
 * takes.
 */
export async function retryRefund(ctx: PaymentContext, refundId: number): Promise<void> {
  const outcome = await refundPayment(ctx, refundId);
  if (outcome === 'settled') return;
  const refund = await ctx.db
    .selectFrom('payment_refunds')
    .select('created_at')
    .where('refund_id', '=', refundId)
    .executeTakeFirst();
  const age = ctx.clock.now().getTime() - (refund?.created_at.getTime() ?? 0);
  const isYoung = age < 60 * 60_000;
  await planProviderRefund(ctx.db, refundId, outcome === 'unanswered' && isYoung ? '1 minute' : '1 hour');
}
