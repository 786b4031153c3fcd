import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { formatMoney } from '#foundation/money/rules/format-money.ts';
import type { ProviderRefund } from '#foundation/payment-provider/rules/payment-adapter.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import type { OrderActor } from '#selling/orders/rules/order-actor.ts';
import { nextRefundState } from '#selling/orders/rules/refunds/refund-state.ts';
import { finishRefund } from '#selling/orders/server/transitions/finish-refund.ts';
import { noteOrderEvent } from '#selling/orders/server/transitions/note-order-event.ts';
import type { OrderContext } from '#selling/orders/server/transitions/order-context.ts';
import { findOwnRefund, type OwnRefund } from './find-own-refund.ts';
import { type HeldPayment, holdPayment } from './hold-payment.ts';
import { recordForeignRefund } from './record-foreign-refund.ts';
import { recordReturned } from './return-surplus.ts';

const provider: OrderActor = { kind: 'payment', personId: null, name: '' };

/**
 * Records the provider's answer about a refund: one that the shop requested is done, accepted or refused; one made at the provider becomes
 * a refund here. Order and payment are locked: the same answer twice, even concurrently, counts once.
 */
export async function recordRefund(
  ctx: OrderContext,
  paymentId: number,
  found: ProviderRefund,
): Promise<void> {
  await holdPayment(ctx, paymentId, async (inside, held) => {
    if (held.payment.returnKey !== null) return recordReturn(inside, held, found);
    const own = await findOwnRefund(inside.db, paymentId, found);
    if (own) return apply(inside, held, own, found);
    if (found.state !== 'refused') await recordForeignRefund(inside, held, found);
  });
}

/** What a second payment of a paid order gives back is no refund of the order. */
async function recordReturn(ctx: OrderContext, held: HeldPayment, found: ProviderRefund): Promise<void> {
  if (found.state !== 'done' || found.amount < held.payment.captured) return;
  const money = formatMoney(toCents(found.amount), found.currency, ctx.settings.interface_language);
  await recordReturned(ctx, held, { money, transaction: found.id });
}

/** Records that the provider has refused a refund and no money moved; `issue` is the provider's code. */
export async function recordRefundRefusal(
  ctx: OrderContext,
  input: { readonly paymentId: number; readonly refundId: number; readonly issue: string },
): Promise<void> {
  const { paymentId, refundId, issue } = input;
  await holdPayment(ctx, paymentId, async (inside, held) => {
    const own = await findOwnRefund(inside.db, paymentId, { refundId });
    if (own?.status === 'waiting') await refuse(inside, held, own, issue);
  });
}

async function apply(
  ctx: OrderContext,
  held: HeldPayment,
  own: OwnRefund,
  { id, state, issue }: ProviderRefund,
): Promise<void> {
  if (own.status === 'done' || own.status === 'refused') return;
  if (state === 'refused') return refuse(ctx, held, own, issue, id);
  const isDone = state === 'done';
  await ctx.db
    .updateTable('payment_refunds')
    .set({
      status: isDone ? 'done' : 'pending',
      provider_refund_id: id,
      done_at: isDone ? ctx.clock.now() : null,
    })
    .where('refund_id', '=', own.refundId)
    .execute();
  if (!isDone) return;
  await ctx.db
    .updateTable('payment_attempts')
    .set((of) => ({ refunded_cents: of('refunded_cents', '+', own.amount) }))
    .where('id', '=', held.payment.id)
    .execute();
  const { interface_language: locale } = ctx.settings;
  const note = walletFor(locale).notes.refunded(formatEuro(toCents(own.amount), locale), id);
  await noteOrderEvent(ctx, provider, { orderId: held.order.id, kind: 'note', note });
  if (nextRefundState(own.state, 'give') === 'done') {
    await finishRefund(ctx, provider, held.order, { refundId: own.refundId, state: 'done' });
  }
}

async function refuse(
  ctx: OrderContext,
  held: HeldPayment,
  own: OwnRefund,
  issue: string,
  providerRefundId: string | null = null,
): Promise<void> {
  await ctx.db
    .updateTable('payment_refunds')
    .set({ status: 'refused', fault: issue, provider_refund_id: providerRefundId })
    .where('refund_id', '=', own.refundId)
    .execute();
  if (nextRefundState(own.state, 'refuse') !== 'refused') return;
  await ctx.db
    .updateTable('order_refunds')
    .set({ state: 'refused' })
    .where('id', '=', own.refundId)
    .execute();
  const { refundRefused } = walletFor(ctx.settings.interface_language).notes;
  await noteOrderEvent(ctx, provider, {
    orderId: held.order.id,
    kind: 'refund-refused',
    note: refundRefused(issue),
    detail: { refundId: own.refundId, amount: own.amount, state: 'refused' },
  });
}
