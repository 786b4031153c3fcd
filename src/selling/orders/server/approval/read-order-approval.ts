import { mayPayOrder } from '#customers/accounts/rules/may-view-order.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { orderApprover } from '../../rules/order-actor.ts';
import type { OrderApproval } from '../../rules/order-approval.ts';
import { isPayable } from '../../rules/order-for-payment.ts';
import { orderPayPath } from '../../rules/order-pay.ts';
import type { OwnOrder } from '../../rules/own-order.ts';

/** The approval part of an order that `readOwnOrder` returned for the visitor; null where no subaccount placed it. */
export function readOrderApproval(
  { visitor, settings }: Pick<RequestContext, 'visitor' | 'settings'>,
  { order, history, mayCancel }: Pick<OwnOrder, 'order' | 'history' | 'mayCancel'>,
): OrderApproval | null {
  const { person } = visitor;
  const mainAccountId = order.mainAccountId ?? null;
  if (mainAccountId === null || !person) return null;
  const isWaiting = order.status === 'pending-approval';
  const decided = history.find(({ kind, who }) => kind === 'state' && who === 'approver');
  const mayDecide = isWaiting && orderApprover(visitor, { mainAccountId }) !== null;
  const isApproved = decided?.to === 'pending' && isPayable(order) && mayPayOrder(visitor, order);
  return {
    orderId: order.id,
    placedBy: order.placement?.name ?? '',
    mayDecide,
    mayCancel: mayCancel && person.subaccount !== undefined && order.customerId === person.customerId,
    payNowUrl: mayDecide || isApproved ? orderPayPath(order) : '',
    goesToPay: settings.order_approval_pay_now && order.total > 0,
    rejection: decided?.to === 'cancelled' ? decided.note : null,
    isApproved,
  };
}
