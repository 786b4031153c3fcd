import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayActOnOrder } from '#selling/orders/rules/order-actor.ts';
import { actorOn } from '#selling/orders/server/transitions/act-on-order.ts';
import type { OrderContext } from '#selling/orders/server/transitions/order-context.ts';
import { endAttempt } from '#selling/wallet/server/claim-order.ts';
import { endOpenPayment } from '#selling/wallet/server/end-open-payment.ts';
import { paymentsOfOrder } from '#selling/wallet/server/find-payment.ts';
import { isOpen } from '#selling/wallet/server/payment-row.ts';

/**
 * Ends, at their providers, the approvals of an order that staff are about to edit, so that nobody pays the old total meanwhile. What was approved already is taken
 * now and makes the edit refused. Outside of the transaction: a provider may take seconds to answer.
 */
export async function endOpenApprovals(
  ctx: RequestContext,
  orderId: number,
  isGoingToBeEdited: () => Promise<boolean>,
): Promise<void> {
  const open = (await paymentsOfOrder(ctx.db, orderId)).filter(isOpen);
  if (open.length === 0) return;
  const row = await ctx.db
    .selectFrom('orders')
    .select(['customer_id', 'order_key'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!row) return;
  const actor = actorOn(ctx.visitor, { customerId: row.customer_id, key: row.order_key }, undefined);
  if (!mayActOnOrder(actor, 'edit') || !(await isGoingToBeEdited())) return;
  for (const payment of open) await endOpenPayment(ctx, payment);
}

/** Forgets, with the edit, approvals that the shop itself would have captured; those that take the money by themselves are counted when they do. */
export async function endApprovals(ctx: OrderContext, orderId: number): Promise<void> {
  for (const payment of await paymentsOfOrder(ctx.db, orderId)) {
    if (isOpen(payment) && !payment.takesAtOnce) await endAttempt(ctx, payment.id, 'cancelled');
  }
}
