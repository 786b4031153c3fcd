import type { PaymentAdapter, PaymentRef } from '#foundation/payment-provider/rules/payment-adapter.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { noteOrderEvent } from '#selling/orders/server/transitions/note-order-event.ts';
import type { OrderContext } from '#selling/orders/server/transitions/order-context.ts';
import { holdPayment } from './hold-payment.ts';
import type { WalletPayment } from './payment-row.ts';
import { recordRefund } from './record-refund.ts';

/** Gives all of a second payment of an order back, or finds out whether that was done; false while it is unknown. */
export async function giveSurplusBack(
  ctx: OrderContext,
  { adapter, ref }: { readonly adapter: PaymentAdapter; readonly ref: PaymentRef },
  payment: WalletPayment,
): Promise<boolean> {
  const { captureId, returnKey, captured } = payment;
  if (returnKey === null || payment.isReturned || captureId === null) return true;
  if (!adapter.refund) return giveUp(ctx, payment.id, 'NO_REFUNDS');
  const answer = await adapter.refund(ref, { captureId, amount: captured, key: returnKey, note: '' });
  if (!answer.ok) {
    return answer.fault.kind === 'refused' ? giveUp(ctx, payment.id, answer.fault.issue) : false;
  }
  if (answer.value.state === 'refused') return giveUp(ctx, payment.id, answer.value.issue);
  await recordRefund(ctx, payment.id, answer.value);
  return answer.value.state === 'done';
}

/** Staff have to return it at the provider. */
async function giveUp(ctx: OrderContext, paymentId: number, issue: string): Promise<true> {
  await holdPayment(ctx, paymentId, async (inside, { payment, order }) => {
    if (payment.isReturned) return;
    await inside.db
      .updateTable('payment_attempts')
      .set({ returned_at: inside.clock.now(), fault: issue })
      .where('id', '=', paymentId)
      .execute();
    const note = walletFor(ctx.settings.interface_language).notes.notReturned(issue);
    const by = { kind: 'payment', personId: null, name: '' } as const;
    await noteOrderEvent(inside, by, { orderId: order.id, kind: 'note', note });
  });
  return true;
}
