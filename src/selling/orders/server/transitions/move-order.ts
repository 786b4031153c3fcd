import { releaseCouponUses, restoreCouponUses } from '#selling/coupons/server/release-coupon-uses.ts';
import { type CreditRefusal, takeCredit } from '#selling/payments/server/company-credit.ts';
import type { OrderActor } from '../../rules/order-actor.ts';
import { type ChangeRefusal, checkOrderChange, isPaidBy, isReleased } from '../../rules/order-changes.ts';
import type { OrderEmailKind } from '../../rules/order-emails.ts';
import type { OrderStatus } from '../../rules/order-status.ts';
import type { HeldOrder } from './lock-order.ts';
import { moveStock } from './move-stock.ts';
import { noteOrderEvent } from './note-order-event.ts';
import type { OrderContext } from './order-context.ts';
import { queueOrderEmails } from './queue-order-emails.ts';

export type MoveOrderError =
  | ChangeRefusal
  | { readonly code: 'not-enough-stock'; readonly itemIds: readonly number[] }
  | CreditRefusal;

/**
 * Changes the state of a locked order, as the table of changes allows, with all that follows: stock, coupons, history, emails. If the result
 * is not ok the caller rolls back the transaction.
 */
export async function moveOrder(
  ctx: OrderContext,
  actor: OrderActor,
  order: HeldOrder,
  input: {
    readonly to: OrderStatus;
    readonly note?: string;
    readonly forCustomer?: boolean;
    /** the history entry that the emails are about, where it is not that of the change itself */
    readonly emailsAbout?: number;
    /** when its money came, where that was not now */
    readonly paidAt?: Date;
    /** emails to send instead of those of the change */
    readonly emails?: readonly OrderEmailKind[];
  },
): Promise<{ readonly ok: true } | { readonly ok: false; readonly error: MoveOrderError }> {
  const { to, note = '', forCustomer = false } = input;
  const checked = checkOrderChange(actor.kind, order, to);
  if (!checked.ok) return checked;
  const { stock, emails } = checked.change;
  const moved = await moveStock(ctx, order, { to, stock });
  if (!moved.ok) return moved;
  if (isReleased(to) && !isReleased(order.status)) await releaseCouponUses(ctx.db, order.id);
  if (!isReleased(to) && isReleased(order.status)) await restoreCouponUses(ctx.db, order.id);
  const isPaid = order.isPaid || isPaidBy(to, order.paymentMethod);
  await ctx.db
    .updateTable('orders')
    .set({ status: to, ...(isPaid && !order.isPaid ? { paid_at: input.paidAt ?? ctx.clock.now() } : {}) })
    .where('id', '=', order.id)
    .execute();
  const eventId = await noteOrderEvent(ctx, actor, {
    orderId: order.id,
    kind: 'state',
    from: order.status,
    to,
    note,
    forCustomer,
  });
  await queueOrderEmails(ctx, order, {
    kinds: input.emails ?? emails,
    eventId: input.emailsAbout ?? eventId,
  });
  return isReleased(order.status) && !isReleased(to) ? retakeCredit(ctx, order) : { ok: true };
}

/** Reopening a cancelled or failed order on credit takes its credit anew, since cancelling released it. */
async function retakeCredit(
  { db }: OrderContext,
  { id, creditAccount, owed, isPaid }: HeldOrder,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly error: MoveOrderError }> {
  if (creditAccount === null || isPaid) return { ok: true };
  return takeCredit(db, { accountId: creditAccount, amount: owed, exceptOrder: id });
}
