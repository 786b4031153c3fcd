import type { OrderActorKind } from './order-actor.ts';
import type { OrderLetterKind } from './order-letters.ts';
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
  readonly letters: readonly OrderLetterKind[];
};

const change = (who: string, stock: StockStep, ...letters: OrderLetterKind[]): OrderChange => ({
  who: who.split(' ') as OrderActorKind[],
  stock,
  letters,
});

// From the state on the left to the one named in the row; what does not stand here cannot be done. `refunded` is reached by giving
// back everything (refundOrder), never by hand. Orders are taken up again from `cancelled` and `failed` if the pieces are still there.
const table: Readonly<Record<OrderStatus, Partial<Record<OrderStatus, OrderChange>>>> = {
  'pending-approval': {
    pending: change('shop staff', 'hold', 'order-pending'),
    cancelled: change('shop staff customer', 'release', 'order-cancelled'),
  },
  pending: {
    'on-hold': change('staff payment', 'hold', 'order-on-hold'),
    processing: change('staff payment', 'sell', 'order-processing'),
    completed: change('staff', 'sell', 'order-completed'),
    cancelled: change('shop staff customer', 'release', 'order-cancelled', 'shop-order-cancelled'),
    failed: change('staff payment', 'release', 'order-failed', 'shop-order-failed'),
  },
  'on-hold': {
    pending: change('staff', 'hold', 'order-pending'),
    processing: change('staff payment', 'sell', 'order-processing'),
    completed: change('staff', 'sell', 'order-completed'),
    cancelled: change('shop staff customer', 'release', 'order-cancelled', 'shop-order-cancelled'),
    failed: change('staff payment', 'release', 'order-failed', 'shop-order-failed'),
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

/** The states that somebody may give an order that is in one of them, in the order of the states: what a screen offers. */
export function changesOpenTo(kind: OrderActorKind, from: OrderStatus): readonly OrderStatus[] {
  return orderStatuses.filter((to) => table[from][to]?.who.includes(kind));
}

/** The states from which money can be given back; from the last two only where it had come in. */
export const refundableStatuses = [
  'processing',
  'completed',
  'cancelled',
  'failed',
] as const satisfies readonly OrderStatus[];

/** Whether an order can be refunded: it has been sold, or was paid before it was given up. */
export function mayBeRefunded(order: { readonly status: OrderStatus; readonly isPaid: boolean }): boolean {
  if (order.status === 'processing' || order.status === 'completed') return true;
  return order.isPaid && refundableStatuses.some((status) => status === order.status);
}

/** Whether a change means that the money has come: cash on delivery is paid when the order is completed, everything else before. */
export function isPaidBy(to: OrderStatus, paymentMethod: string): boolean {
  return to === 'completed' || (to === 'processing' && paymentMethod !== 'cod');
}
