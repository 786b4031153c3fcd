import type { Database } from '#foundation/database/client.ts';
import type { ProviderRefund } from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { RefundState } from '#selling/orders/rules/refunds/refund-state.ts';

/** A refund through the provider as stored by the shop; `amount` in cents. */
export type OwnRefund = {
  readonly refundId: number;
  readonly status: 'waiting' | 'pending' | 'done' | 'refused';
  readonly amount: number;
  readonly state: RefundState;
};

type Sought = { readonly refundId: number } | Pick<ProviderRefund, 'id' | 'key' | 'amount'>;

/**
 * The stored refund that matches one of the provider: by its id, else by the shop's key in it, else, where the provider returns no key, the
 * oldest one of this amount without an answer. Null for one that the shop did not request.
 */
export async function findOwnRefund(
  db: Database,
  paymentId: number,
  sought: Sought,
): Promise<OwnRefund | null> {
  const ofPayment = db
    .selectFrom('payment_refunds as asked')
    .innerJoin('order_refunds as refund', 'refund.id', 'asked.refund_id')
    .select(['asked.refund_id as refundId', 'asked.status', 'asked.amount_cents as amount', 'refund.state'])
    .where('asked.payment_id', '=', paymentId)
    .orderBy('asked.refund_id');
  if ('refundId' in sought) {
    return (await ofPayment.where('asked.refund_id', '=', sought.refundId).executeTakeFirst()) ?? null;
  }
  const byNumber = await ofPayment.where('asked.provider_refund_id', '=', sought.id).executeTakeFirst();
  if (byNumber) return byNumber;
  const waiting = ofPayment
    .where('asked.status', '=', 'waiting')
    .where('asked.provider_refund_id', 'is', null);
  const own = await (sought.key === ''
    ? waiting.where('asked.amount_cents', '=', sought.amount)
    : waiting.where('asked.request_id', '=', sought.key)
  ).executeTakeFirst();
  return own ?? null;
}
