import {
  type HoldSettings,
  paymentMethodOf,
  paymentMethods,
} from '#selling/payments/rules/payment-methods.ts';
import type { OrderStatus } from './order-status.ts';

/** When an unpaid order gives its pieces back; null for never. What waits for an approval has a time of its own. */
export function reservationEnds(
  order: { readonly status: OrderStatus; readonly paymentMethod: string },
  settings: HoldSettings,
  now: Date,
): Date | null {
  const isUndecided = order.status === 'pending-approval';
  const { holdMs, provider } = isUndecided ? paymentMethods.approval : paymentMethodOf(order.paymentMethod);
  // The provider examines the payment, and will say how it ended.
  if (provider && order.status === 'on-hold') return null;
  const wait = holdMs(settings);
  return wait === 0 ? null : new Date(now.getTime() + wait);
}
