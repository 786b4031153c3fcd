import type { Toolbox } from '#services/toolbox.ts';
import { mayPayOrder } from '#shop/accounts/rules/may-view-order.ts';
import { isPayable } from '#shop/checkout/rules/order-for-payment.ts';
import { orderPayPath } from '#shop/checkout/rules/order-pay.ts';
import { orderApprover } from '#shop/orders/rules/order-actor.ts';
import type { OwnOrder } from '#shop/orders/rules/own-order.ts';
import type { OrderApproval } from '../rules/order-approval.ts';

/** What the visitor can decide about an order that they see, as it was told of by `readOwnOrder`; null where no subaccount placed it. */
export function readOrderApproval(
  { visitor, settings }: Pick<Toolbox, 'visitor' | 'settings'>,
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
    mayDecide,
    mayCancel: mayCancel && person.subaccount !== undefined && order.customerId === person.customerId,
    payNowUrl: mayDecide || isApproved ? orderPayPath(order) : '',
    goesToPay: settings.order_approval_pay_now && order.total > 0,
    rejection: decided?.to === 'cancelled' ? decided.note : null,
    isApproved,
  };
}
