import type { HoldSettings } from '#selling/payments/rules/methods/payment-method.ts';
import { paymentMethodOf, paymentMethods } from '#selling/payments/rules/payment-methods.ts';
import type { OrderStatus } from './order-status.ts';

/** When the reservation of an unpaid order expires; null for never. Orders awaiting approval have a setting of their own. */
export function reservationEnds(
  order: { readonly status: OrderStatus; readonly paymentMethod: string },
  settings: HoldSettings,
  now: Date,
): Date | null {
  const isUndecided = order.status === 'pending-approval';
  const { holdMs, provider } = isUndecided ? paymentMethods.approval : paymentMethodOf(order.paymentMethod);
  // The provider examines the payment and will report the outcome, so there is no deadline.
  if (provider && order.status === 'on-hold') return null;
  const wait = holdMs(settings);
  return wait === 0 ? null : new Date(now.getTime() + wait);
}
