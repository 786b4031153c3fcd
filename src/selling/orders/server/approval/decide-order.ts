import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { orderApprover, thePayment } from '../../rules/order-actor.ts';
import { readOrderNote } from '../../rules/order-note.ts';
import { actorOn } from '../transitions/act-on-order.ts';
import { lockOrder } from '../transitions/lock-order.ts';
import { type MoveOrderError, moveOrder } from '../transitions/move-order.ts';

type DecideOrderError =
  /** also for an order of another account */
  | { readonly code: 'no-such-order' }
  /** it was already decided, or needs no approval */
  | { readonly code: 'not-waiting' }
  | { readonly code: 'reason-too-long' }
  | MoveOrderError;

export type DecideOrderResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: DecideOrderError };

const refuse = (error: DecideOrderError) => ({ ok: false, error }) as const;

/**
 * Approves an order of a subaccount; only its main account may (APR-04). The order then waits for its payment, or is processed at
 * once where there is nothing to pay (wire 4.4). The subaccount and the shop get an email.
 */
export function approveOrder(ctx: RequestContext, orderId: number): Promise<DecideOrderResult> {
  return inTransaction(ctx.db, async (db): Promise<DecideOrderResult> => {
    const inside = { ...ctx, db };
    const order = await lockOrder(db, orderId);
    const approver = order && orderApprover(ctx.visitor, order);
    if (!order || !approver) return refuse({ code: 'no-such-order' });
    if (order.status !== 'pending-approval') return refuse({ code: 'not-waiting' });
    const approved = await moveOrder(inside, approver, order, { to: 'pending' });
    const isFree = order.owed === 0;
    if (!approved.ok || !isFree) return approved;
    const payment = { ...thePayment, named: approver };
    return moveOrder(inside, payment, { ...order, status: 'pending' }, { to: 'processing', emails: [] });
  });
}

/**
 * Rejects an order of a subaccount for its main account, with a reason for the subaccount; or cancels it for the subaccount that
 * placed it, without a reason (APR-04, APR-09, APR-10). Either way the order is cancelled and its stock is released.
 */
export function rejectOrder(
  ctx: RequestContext,
  { orderId, reason }: { readonly orderId: number; readonly reason: string },
): Promise<DecideOrderResult> {
  return inTransaction(ctx.db, async (db): Promise<DecideOrderResult> => {
    const inside = { ...ctx, db };
    const note = readOrderNote(reason);
    if (note === null) return refuse({ code: 'reason-too-long' });
    const order = await lockOrder(db, orderId);
    if (!order) return refuse({ code: 'no-such-order' });
    const approver = orderApprover(ctx.visitor, order);
    if (approver && order.status === 'pending-approval') {
      return moveOrder(inside, approver, order, {
        to: 'cancelled',
        note,
        forCustomer: true,
        emails: ['order-rejected'],
      });
    }
    const actor = actorOn(ctx.visitor, order, undefined);
    const isSubaccounts = ctx.visitor.person?.subaccount !== undefined && actor?.kind === 'customer';
    if (!isSubaccounts) return refuse({ code: approver ? 'not-waiting' : 'no-such-order' });
    return moveOrder(inside, actor, order, { to: 'cancelled', forCustomer: true });
  });
}
