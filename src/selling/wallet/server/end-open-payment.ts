import { settlingAdapterOf } from '#selling/payments/server/adapter-of.ts';
import { endAttempt } from './claim-order.ts';
import { refOf, type WalletPayment } from './payment-row.ts';
import { type PaymentContext, settlePayment } from './settle-payment.ts';

/**
 * Ends an open payment at its provider before another one of the same order begins. `paid`: it was approved meanwhile, or nobody knows. One that
 * cannot be ended stays open, and what comes of it later goes back.
 */
export async function endOpenPayment(ctx: PaymentContext, payment: WalletPayment): Promise<'paid' | 'ended'> {
  const ref = refOf(payment);
  const answer =
    ref && (await settlingAdapterOf(ctx, payment.method)?.cancel?.(ref, `${payment.key}-cancel`));
  if (answer?.ok && answer.value.state === 'ended') {
    await endAttempt(ctx, payment.id, 'cancelled');
    return 'ended';
  }
  const settled = await settlePayment(ctx, payment.id);
  return settled === 'refused' || settled === 'open' ? 'ended' : 'paid';
}
