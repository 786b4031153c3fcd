import { orderChange } from '#selling/orders/rules/order-changes.ts';
import type { OrderStatus } from '#selling/orders/rules/order-status.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';

/** The state that an order gets with another payment method: the first one of a new order with it; null where it stays as it is. */
export function statusWith(
  { status, paymentMethod }: Pick<OrderView, 'status' | 'paymentMethod'>,
  method: string,
): OrderStatus | null {
  const { firstStatus } = paymentMethodOf(method);
  return method === paymentMethod || firstStatus === status ? null : firstStatus;
}

/** Whether an order can be paid by a method from where it is. */
export function isReachable(order: Pick<OrderView, 'status' | 'paymentMethod'>, method: string): boolean {
  if (paymentMethodOf(method).awaitsApproval) return false;
  const to = statusWith(order, method);
  return to === null || (orderChange(order.status, to)?.who.includes('staff') ?? false);
}
