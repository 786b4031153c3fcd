import type { OrderStatus } from './order-status.ts';

/** The settings that say how long pieces are kept for an order that is not paid. */
export type HoldSettings = {
  /** 0: without end */
  readonly hold_stock_minutes: number;
  /** 0: without end */
  readonly bank_transfer_hold_days: number;
  /** 0: without end */
  readonly order_approval_hold_days: number;
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * When an unpaid order gives its pieces back. A transfer has days, what is paid at once minutes; what waits for a main account's approval,
 * and from there for its payment, has days of its own; what is paid at the door waits without end (null).
 */
export function reservationEnds(
  order: { readonly status: OrderStatus; readonly paymentMethod: string },
  settings: HoldSettings,
  now: Date,
): Date | null {
  if (order.status === 'pending-approval' || order.paymentMethod === 'approval') {
    const days = settings.order_approval_hold_days;
    return days === 0 ? null : new Date(now.getTime() + days * DAY_MS);
  }
  if (order.paymentMethod === 'cod') return null;
  // The provider examines the payment, and will say how it ended.
  if (order.status === 'on-hold' && ['wallet', 'card'].includes(order.paymentMethod)) return null;
  const wait =
    order.paymentMethod === 'bacs'
      ? settings.bank_transfer_hold_days * DAY_MS
      : settings.hold_stock_minutes * MINUTE_MS;
  return wait === 0 ? null : new Date(now.getTime() + wait);
}
