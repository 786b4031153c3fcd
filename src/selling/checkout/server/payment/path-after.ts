import { orderPayPath } from '#selling/orders/rules/order-pay.ts';
import type { Settled } from '#selling/wallet/server/settle-payment.ts';
import { orderReceivedPath } from '../../rules/checkout-actions.ts';
import type { PlacedOrder } from '../../rules/placed-order.ts';

/** Where a placed order leads: to what was received, or, where its money was refused, to where it is paid otherwise. */
export function pathAfter({
  order,
  payment,
}: {
  readonly order: PlacedOrder;
  readonly payment?: Settled;
}): string {
  return payment === 'refused' ? `${orderPayPath(order)}&payment=refused` : orderReceivedPath(order);
}
