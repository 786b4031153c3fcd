import { toCents } from '#foundation/money/rules/cents.ts';
import type { OrderActor } from '../../rules/order-actor.ts';
import { overpaidOf } from '../../rules/order-balance.ts';
import { exceedsLimit, refundLimitOn } from '../../rules/refunds/refund-limit.ts';
import { nextRefundState, type StaffRefundStep } from '../../rules/refunds/refund-state.ts';
import { refundFits } from '../../rules/refunds/stored-refund.ts';
import { actOnOrder } from '../transitions/act-on-order.ts';
import { finishRefund } from '../transitions/finish-refund.ts';
import type { HeldOrder } from '../transitions/lock-order.ts';
import { noteOrderEvent } from '../transitions/note-order-event.ts';
import type { RefundContext } from '../transitions/order-context.ts';
import { planProviderRefund } from '../transitions/queue-provider-refund.ts';
import { paymentToRefund, readRefundSource } from '../transitions/read-refund-source.ts';
import { readRefundable } from '../transitions/read-refundable.ts';
import { readStoredRefund } from './read-stored-refund.ts';

export type ResolveRefund = {
  readonly orderId: number;
  readonly refundId: number;
  readonly step: StaffRefundStep;
};

export type ResolveRefundResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** `refund-changed`: it is no longer refused; `above-limit`: the role allows less; `refund-too-much`: other refunds have taken its money or pieces meanwhile */
      readonly error: {
        readonly code:
          | 'no-such-order'
          | 'no-such-refund'
          | 'refund-changed'
          | 'refund-too-much'
          | 'above-limit'
          | 'no-provider';
      };
    };

const refuse = (code: Exclude<ResolveRefundResult, { ok: true }>['error']['code']): ResolveRefundResult => ({
  ok: false,
  error: { code },
});

/**
 * The decision of staff about a refund that the provider refused: it is requested once more, counted as given back by other means, or
 * withdrawn. Pieces that went back into stock stay there.
 */
export function resolveRefund(ctx: RefundContext, input: ResolveRefund): Promise<ResolveRefundResult> {
  return actOnOrder(ctx, { orderId: input.orderId, act: 'refund' }, (inside, actor, order) =>
    resolveInside(inside, actor, order, input),
  );
}

async function resolveInside(
  ctx: RefundContext,
  actor: OrderActor,
  order: HeldOrder,
  { refundId, step }: ResolveRefund,
): Promise<ResolveRefundResult> {
  const { db } = ctx;
  const refund = await readStoredRefund(db, { orderId: order.id, refundId });
  if (!refund) return refuse('no-such-refund');
  if (nextRefundState(refund.state, step) === null) return refuse('refund-changed');
  if (step === 'withdraw') {
    await setState(ctx, refundId, 'withdrawn');
    await note(ctx, actor, order, { kind: 'refund-withdrawn', refundId, amount: refund.total });
    return { ok: true };
  }
  const refundable = await readRefundable(db, order.id);
  if (exceedsLimit(refundLimitOn(refundable, actor.refundLimit), refund.total)) return refuse('above-limit');
  if (!refundFits(refundable, refund, overpaidOf(order))) return refuse('refund-too-much');
  if (step === 'settle-elsewhere') {
    await finishRefund(ctx, actor, order, { refundId, state: 'elsewhere' });
    return { ok: true };
  }
  const source = await readRefundSource(ctx, order);
  if (source.by !== 'provider') return refuse('no-provider');
  const paymentId = await paymentToRefund(ctx, order.id, refund.total);
  if (paymentId === null) return refuse('refund-too-much');
  await setState(ctx, refundId, 'requested');
  // The provider has confirmed that nothing was given back, so a new attempt is a new request with a new key.
  await db
    .updateTable('payment_refunds')
    .set({
      payment_id: paymentId,
      status: 'waiting',
      fault: '',
      provider_refund_id: null,
      request_id: crypto.randomUUID(),
    })
    .where('refund_id', '=', refundId)
    .execute();
  await planProviderRefund(db, refundId);
  await note(ctx, actor, order, { kind: 'refund-requested', refundId, amount: refund.total });
  return { ok: true };
}

async function setState(
  { db, clock }: RefundContext,
  refundId: number,
  state: 'requested' | 'withdrawn',
): Promise<void> {
  const settled_at = state === 'withdrawn' ? clock.now() : null;
  await db.updateTable('order_refunds').set({ state, settled_at }).where('id', '=', refundId).execute();
}

async function note(
  ctx: RefundContext,
  actor: OrderActor,
  order: HeldOrder,
  entry: {
    readonly kind: 'refund-requested' | 'refund-withdrawn';
    readonly refundId: number;
    readonly amount: number;
  },
): Promise<void> {
  const { kind, refundId, amount } = entry;
  const state = kind === 'refund-requested' ? 'requested' : 'withdrawn';
  await noteOrderEvent(ctx, actor, {
    orderId: order.id,
    kind,
    detail: { refundId, amount: toCents(amount), state },
  });
}
