import { paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import type { OrderActorKind } from './order-actor.ts';
import type { OrderEmailKind } from './order-emails.ts';
import { type OrderStatus, orderStatuses } from './order-status.ts';

/**
 * What a change does to the pieces of an order. `hold` reserves them until the order's deadline, `sell` takes them out of stock,
 * both take them anew where they had been released; `release` releases whatever the order still has; `keep` changes nothing.
 */
export type StockStep = 'keep' | 'hold' | 'sell' | 'release';

/** A change of an order's state: who may make it, and what follows from it. */
export type OrderChange = {
  readonly who: readonly OrderActorKind[];
  readonly stock: StockStep;
  readonly emails: readonly OrderEmailKind[];
};

const change = (who: string, stock: StockStep, ...emails: OrderEmailKind[]): OrderChange => ({
  who: who.split(' ') as OrderActorKind[],
  stock,
  emails,
});

// A pending order becomes `refunded` only where the provider gave back all its money: its pieces were never sent.
// Outer key: from; inner key: to. A change that is not listed is impossible. `refunded` is reached by refunding
// everything (refundOrder), never by hand. `cancelled` and `failed` orders can be reopened while the pieces are in stock.
const table: Readonly<Record<OrderStatus, Partial<Record<OrderStatus, OrderChange>>>> = {
  'pending-approval': {
    // Only the main account approves: neither staff nor the shop's jobs do (APR-04).
    pending: change('approver', 'hold', 'order-approved', 'new-order'),
    cancelled: change('approver shop staff customer', 'release', 'order-cancelled'),
  },
  pending: {
    'on-hold': change('staff payment', 'hold', 'order-on-hold'),
    processing: change('staff payment', 'sell', 'order-processing'),
    completed: change('staff', 'sell', 'order-completed'),
    cancelled: change('shop staff customer', 'release', 'order-cancelled', 'shop-order-cancelled'),
    failed: change('staff payment', 'release', 'order-failed', 'shop-order-failed'),
    refunded: change('shop', 'release', 'order-refunded'),
  },
  'on-hold': {
    pending: change('staff', 'hold', 'order-pending'),
    processing: change('staff payment', 'sell', 'order-processing'),
    completed: change('staff', 'sell', 'order-completed'),
    cancelled: change('shop staff customer', 'release', 'order-cancelled', 'shop-order-cancelled'),
    failed: change('staff payment', 'release', 'order-failed', 'shop-order-failed'),
    refunded: change('shop', 'release', 'order-refunded'),
  },
  processing: {
    'on-hold': change('staff', 'keep', 'order-on-hold'),
    completed: change('staff', 'sell', 'order-completed'),
    cancelled: change('staff', 'release', 'order-cancelled'),
    failed: change('staff payment', 'release', 'order-failed', 'shop-order-failed'),
    refunded: change('shop', 'keep', 'order-refunded'),
  },
  completed: {
    processing: change('staff', 'keep'),
    refunded: change('shop', 'keep', 'order-refunded'),
  },
  cancelled: {
    pending: change('staff', 'hold', 'order-pending'),
    'on-hold': change('staff', 'hold', 'order-on-hold'),
    processing: change('staff', 'sell', 'order-processing'),
    refunded: change('shop', 'keep', 'order-refunded'),
  },
  failed: {
    pending: change('staff customer', 'hold', 'order-pending'),
    'on-hold': change('staff', 'hold', 'order-on-hold'),
    processing: change('staff payment', 'sell', 'order-processing'),
    cancelled: change('shop staff customer', 'release', 'order-cancelled'),
    refunded: change('shop', 'keep', 'order-refunded'),
  },
  refunded: {},
};

/** The change from one state to another; null where the table has none. */
export function orderChange(from: OrderStatus, to: OrderStatus): OrderChange | null {
  return table[from][to] ?? null;
}

export type ChangeableOrder = { readonly status: OrderStatus; readonly isPaid: boolean };

/** Why a change of state is refused: the table lacks it, or does not allow it to this actor. */
export type ChangeRefusal =
  | { readonly code: 'change-forbidden'; readonly from: OrderStatus; readonly to: OrderStatus }
  | { readonly code: 'not-allowed' };

/** The requested change, if the actor may make it. A buyer cannot cancel an order that was paid: that is a refund. */
export function checkOrderChange(
  kind: OrderActorKind,
  order: ChangeableOrder,
  to: OrderStatus,
):
  | { readonly ok: true; readonly change: OrderChange }
  | { readonly ok: false; readonly error: ChangeRefusal } {
  const found = orderChange(order.status, to);
  // Only a refund of everything makes an order `refunded`: the state cannot be requested.
  const isByHand = to === 'refunded' && kind !== 'shop';
  if (!found || isByHand) return { ok: false, error: { code: 'change-forbidden', from: order.status, to } };
  const isAllowed = found.who.includes(kind) && !(kind === 'customer' && to === 'cancelled' && order.isPaid);
  return isAllowed ? { ok: true, change: found } : { ok: false, error: { code: 'not-allowed' } };
}

/** The states that an actor may set, in the order of the states: what a screen offers. */
export function changesOpenTo(kind: OrderActorKind, order: ChangeableOrder): readonly OrderStatus[] {
  return orderStatuses.filter((to) => checkOrderChange(kind, order, to).ok);
}

/** Whether an order in this state has released all its pieces. */
export function isReleased(status: OrderStatus): boolean {
  return status === 'cancelled' || status === 'failed';
}

/** Whether staff can refund an order: it was sold, or was paid before it was cancelled or failed. */
export function mayBeRefunded(order: ChangeableOrder): boolean {
  if (order.status === 'processing' || order.status === 'completed') return true;
  return order.isPaid && isReleased(order.status);
}

/** Whether a change means that the order is paid, which depends on the payment method. */
export function isPaidBy(to: OrderStatus, paymentMethod: string): boolean {
  const { paidBy } = paymentMethodOf(paymentMethod);
  return paidBy !== 'staff' && (to === 'completed' || to === paidBy);
}

/** Whether staff can mark the order as paid: no change of state does so, and it is still unpaid. */
export function mayBeMarkedPaid(order: ChangeableOrder & { readonly paymentMethod: string }): boolean {
  return (
    paymentMethodOf(order.paymentMethod).paidBy === 'staff' &&
    !order.isPaid &&
    ['processing', 'completed', 'on-hold'].includes(order.status)
  );
}
