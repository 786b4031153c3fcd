import { extendReservations } from '#catalogue/stock/server/end-reservations.ts';
import { reservationEnds } from '#selling/orders/rules/reservation-ends.ts';
import type { OrderContext } from '#selling/orders/server/transitions/order-context.ts';
import { bindPayment } from './bind-payment.ts';
import { holdPayment } from './hold-payment.ts';

/**
 * Makes an attempt the one that pays its order, before its money is recorded or while nobody knows whether it was taken. False while another
 * payment of the order is on its way.
 */
export async function claimOrder(ctx: OrderContext, paymentId: number): Promise<boolean> {
  let isClaimed = true;
  await holdPayment(ctx, paymentId, async ({ db, clock }, { payment, order }) => {
    if (['captured', 'capturing', 'pending'].includes(payment.status)) return;
    const other = await db
      .selectFrom('payment_attempts')
      .select('id')
      .where('order_id', '=', order.id)
      .where('status', 'in', ['capturing', 'pending'])
      .executeTakeFirst();
    if (other) isClaimed = false;
    else await bindPayment(db, { paymentId, orderId: order.id, now: clock.now() });
  });
  return isClaimed;
}

/** Gives an order free that an attempt had claimed and whose buyer has not paid after all. */
export async function releaseOrder(ctx: OrderContext, paymentId: number): Promise<void> {
  await holdPayment(ctx, paymentId, async ({ db, clock, settings }, { payment, order }) => {
    if (payment.status !== 'capturing') return;
    await db
      .updateTable('payment_attempts')
      .set({ status: 'created', updated_at: clock.now() })
      .where('id', '=', paymentId)
      .execute();
    const until = reservationEnds(order, settings, clock.now());
    await extendReservations(db, { orderId: order.id, until });
  });
}

/** Ends an attempt of which nothing was taken. */
export async function endAttempt(
  { db, clock }: Pick<OrderContext, 'db' | 'clock'>,
  paymentId: number,
  status: 'refused' | 'cancelled',
): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ status, updated_at: clock.now() })
    .where('id', '=', paymentId)
    .where('status', 'in', ['created', 'approved'])
    .execute();
}
