import type {
  AttemptMemo,
  ProviderAnswer,
  ProviderRefund,
} from '#foundation/payment-provider/rules/payment-adapter.ts';
import { settlingAdapterOf } from '#selling/payments/server/adapter-of.ts';
import { refOf } from '../payment-row.ts';
import { recordRefund, recordRefundRefusal } from '../record-refund.ts';
import type { PaymentContext } from '../settle-payment.ts';

/** The state of a refund: `pending` if the provider has accepted it, `unanswered` if its outcome is unknown. */
export type RefundOutcome = 'settled' | 'pending' | 'unanswered';

/**
 * Carries out a refund by staff at the provider, or finds out its outcome; jobs may run it any number of times. An earlier
 * request is looked up first and repeated with the same idempotency key, so that the provider refunds once.
 */
export async function refundPayment(ctx: PaymentContext, refundId: number): Promise<RefundOutcome> {
  const asked = await readAsked(ctx, refundId);
  if (!asked) return 'settled';
  const adapter = settlingAdapterOf(ctx, asked.method);
  const ref = refOf({ ...asked, memo: asked.memo as AttemptMemo });
  if (!adapter?.refund || !ref || asked.captureId === null) return 'unanswered';
  const { paymentId, captureId } = asked;
  if (asked.providerRefundId !== null && adapter.fetchRefund) {
    return record(ctx, asked, await adapter.fetchRefund(ref, asked.providerRefundId), 'keep-asking');
  }
  const found = await adapter.fetch(ref);
  if (!found.ok && found.fault.kind === 'unanswered') return 'unanswered';
  for (const refund of found.ok ? found.value.refunds : []) await recordRefund(ctx, paymentId, refund);
  const now = await readAsked(ctx, refundId);
  if (!now) return 'settled';
  if (now.providerRefundId !== null) return 'pending';
  const { amount, requestId: key, note } = asked;
  const answer = await adapter.refund(ref, { captureId, amount, key, note });
  return record(ctx, asked, answer, 'take-no-for-an-answer');
}

type Asked = NonNullable<Awaited<ReturnType<typeof readAsked>>>;

async function record(
  ctx: PaymentContext,
  { paymentId, refundId }: Asked,
  answer: ProviderAnswer<ProviderRefund>,
  whenRefused: 'keep-asking' | 'take-no-for-an-answer',
): Promise<RefundOutcome> {
  if (answer.ok) {
    await recordRefund(ctx, paymentId, answer.value);
    return answer.value.state === 'pending' ? 'pending' : 'settled';
  }
  if (answer.fault.kind === 'unanswered' || whenRefused === 'keep-asking') return 'unanswered';
  await recordRefundRefusal(ctx, { paymentId, refundId, issue: answer.fault.issue });
  return 'settled';
}

/** A refund that is still open at the provider; null where none is. */
async function readAsked({ db }: PaymentContext, refundId: number) {
  const row = await db
    .selectFrom('payment_refunds as asked')
    .innerJoin('payment_attempts as payment', 'payment.id', 'asked.payment_id')
    .innerJoin('order_refunds as refund', 'refund.id', 'asked.refund_id')
    .select([
      'asked.refund_id as refundId',
      'asked.payment_id as paymentId',
      'asked.amount_cents as amount',
      'asked.request_id as requestId',
      'asked.provider_refund_id as providerRefundId',
      'payment.provider_id as providerId',
      'payment.method',
      'payment.capture_id as captureId',
      'payment.key',
      'payment.memo',
      'refund.reason as note',
    ])
    .where('asked.refund_id', '=', refundId)
    .where('asked.status', 'in', ['waiting', 'pending'])
    .executeTakeFirst();
  return row ?? null;
}
