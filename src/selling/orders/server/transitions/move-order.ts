import { releaseCouponUses, restoreCouponUses } from '#selling/coupons/server/release-coupon-uses.ts';
import { type CreditRefusal, takeCredit } from '#selling/payments/server/company-credit.ts';
import type { OrderActor } from '../../rules/order-actor.ts';
import { type ChangeRefusal, checkOrderChange, isPaidBy, isReleased } from '../../rules/order-changes.ts';
import type { OrderLetterKind } from '../../rules/order-letters.ts';
import type { OrderStatus } from '../../rules/order-status.ts';
import type { HeldOrder } from './lock-order.ts';
import { moveStock } from './move-stock.ts';
import { noteOrderEvent } from './note-order-event.ts';
import type { OrderDesk } from './order-desk.ts';
import { queueOrderLetters } from './queue-order-letters.ts';

export type MoveOrderError =
  | ChangeRefusal
  | { readonly code: 'not-enough-stock'; readonly itemIds: readonly number[] }
  | CreditRefusal;

/**
 * Gives a locked order another state, as the table of changes allows, with all that follows: stock, coupons, history, letters. Of a result that
 * is not ok the caller undoes the transaction.
 */
export async function moveOrder(
  desk: OrderDesk,
  actor: OrderActor,
  order: HeldOrder,
  input: {
    readonly to: OrderStatus;
    readonly note?: string;
    readonly forCustomer?: boolean;
    /** the entry of the history that letters tell of, where it is not the change itself */
    readonly toldBy?: number;
    /** what is sent in the place of the letters of the change */
    readonly letters?: readonly OrderLetterKind[];
  },
): Promise<{ readonly ok: true } | { readonly ok: false; readonly error: MoveOrderError }> {
  const { to, note = '', forCustomer = false } = input;
  const checked = checkOrderChange(actor.kind, order, to);
  if (!checked.ok) return checked;
  const { stock, letters } = checked.change;
  const moved = await moveStock(desk, order, { to, stock });
  if (!moved.ok) return moved;
  if (isReleased(to) && !isReleased(order.status)) await releaseCouponUses(desk.db, order.id);
  if (!isReleased(to) && isReleased(order.status)) await restoreCouponUses(desk.db, order.id);
  const isPaid = order.isPaid || isPaidBy(to, order.paymentMethod);
  await desk.db
    .updateTable('orders')
    .set({ status: to, ...(isPaid && !order.isPaid ? { paid_at: desk.clock.now() } : {}) })
    .where('id', '=', order.id)
    .execute();
  const eventId = await noteOrderEvent(desk, actor, {
    orderId: order.id,
    kind: 'state',
    from: order.status,
    to,
    note,
    forCustomer,
  });
  await queueOrderLetters(desk, order, { kinds: input.letters ?? letters, eventId: input.toldBy ?? eventId });
  return isReleased(order.status) && !isReleased(to) ? takeCreditAgain(desk, order) : { ok: true };
}

/** An order on credit that is taken up again needs its credit again; nothing is kept for one that was given up. */
async function takeCreditAgain(
  { db }: OrderDesk,
  { id, creditAccount, owed, isPaid }: HeldOrder,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly error: MoveOrderError }> {
  if (creditAccount === null || isPaid) return { ok: true };
  return takeCredit(db, { accountId: creditAccount, amount: owed, exceptOrder: id });
}
