import { paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import type { OrderActorKind } from './order-actor.ts';
import type { OrderEmailKind } from './order-emails.ts';
import { type OrderStatus, orderStatuses } from './order-status.ts';

/**
 * What a change does to the pieces of an order. `hold` keeps them for the order until its deadline, `sell` takes them out of the house,
 * both take them anew where they had been given back; `release` gives back whatever the order still has; `keep` leaves them.
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

// An order that waits is `refunded` only where all its money was given back at the provider: its pieces were never sent.
// From the state on the left to the one named in the row; what does not stand here cannot be done. `refunded` is reached by giving
// back everything (refundOrder), never by hand. Orders are taken up again from `cancelled` and `failed` if the pieces are still there.
const table: Readonly<Record<OrderStatus, Partial<Record<OrderStatus, OrderChange>>>> = {
  'pending-approval': {
    // Nobody but the main account approves: neither the staff nor the shop by itself (APR-04).
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

/** The change from one state to another as the table has it; null where there is none. */
export function orderChange(from: OrderStatus, to: OrderStatus): OrderChange | null {
  return table[from][to] ?? null;
}

export type ChangeableOrder = { readonly status: OrderStatus; readonly isPaid: boolean };

/** Why an order does not get another state: the table has no such change, or not for the one who asks. */
export type ChangeRefusal =
  | { readonly code: 'change-forbidden'; readonly from: OrderStatus; readonly to: OrderStatus }
  | { readonly code: 'not-allowed' };

/** The change that somebody asks for, if they may make it. Who ordered cannot call off what has been paid: that is a refund. */
export function checkOrderChange(
  kind: OrderActorKind,
  order: ChangeableOrder,
  to: OrderStatus,
):
  | { readonly ok: true; readonly change: OrderChange }
  | { readonly ok: false; readonly error: ChangeRefusal } {
  const found = orderChange(order.status, to);
  // Giving back everything makes an order `refunded`: whoever asks for the state itself asks for what there is not.
  const isByHand = to === 'refunded' && kind !== 'shop';
  if (!found || isByHand) return { ok: false, error: { code: 'change-forbidden', from: order.status, to } };
  const isAllowed = found.who.includes(kind) && !(kind === 'customer' && to === 'cancelled' && order.isPaid);
  return isAllowed ? { ok: true, change: found } : { ok: false, error: { code: 'not-allowed' } };
}

/** The states that somebody may give an order, in the order of the states: what a screen offers. */
export function changesOpenTo(kind: OrderActorKind, order: ChangeableOrder): readonly OrderStatus[] {
  return orderStatuses.filter((to) => checkOrderChange(kind, order, to).ok);
}

/** Whether an order in this state has given back all its pieces. */
export function isReleased(status: OrderStatus): boolean {
  return status === 'cancelled' || status === 'failed';
}

/** Whether staff can refund an order: it has been sold, or was paid before it was given up. */
export function mayBeRefunded(order: ChangeableOrder): boolean {
  if (order.status === 'processing' || order.status === 'completed') return true;
  return order.isPaid && isReleased(order.status);
}

/** Whether a change means that the money has come, which depends on the payment method. */
export function isPaidBy(to: OrderStatus, paymentMethod: string): boolean {
  const { paidBy } = paymentMethodOf(paymentMethod);
  return paidBy !== 'staff' && (to === 'completed' || to === paidBy);
}

/** Whether staff can say that its money has come: nothing else says so, and it is still owed. */
export function mayBeMarkedPaid(order: ChangeableOrder & { readonly paymentMethod: string }): boolean {
  return (
    paymentMethodOf(order.paymentMethod).paidBy === 'staff' &&
    !order.isPaid &&
    ['processing', 'completed', 'on-hold'].includes(order.status)
  );
}
