import type { OrderStatus } from './order-status.ts';

/** How far an order has come, as its edits ask. */
export type EditableFacts = {
  readonly status: OrderStatus;
  readonly isPaid: boolean;
  /** a payment was taken, or may be on its way */
  readonly hasPayment: boolean;
  readonly hasParcels: boolean;
  readonly hasRefunds: boolean;
  readonly hasReturns: boolean;
};

/** Why an order cannot be edited. */
export type EditRefusal = 'closed' | 'shipped' | 'returning' | 'refunded' | 'being-paid';

const openStatuses: readonly OrderStatus[] = ['pending', 'on-hold', 'processing'];

/**
 * Why staff cannot edit an order as it stands; null where they can: nothing of it was sent or given back, and no payment is on its way. One that is paid
 * keeps its total and its payment.
 */
export function editRefusal(order: EditableFacts): EditRefusal | null {
  if (order.hasParcels || order.status === 'completed') return 'shipped';
  if (!openStatuses.includes(order.status)) return 'closed';
  if (order.hasReturns) return 'returning';
  if (order.hasRefunds) return 'refunded';
  return order.hasPayment && !order.isPaid ? 'being-paid' : null;
}
