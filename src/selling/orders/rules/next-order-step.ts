import { paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import type { OrderCare } from './order-care.ts';
import type { OrderStatus } from './order-status.ts';

/** What staff do next with an order: a change of its state, shipping it, recording its payment, or nothing, each with the key of its words. */
export type NextOrderStep =
  | { readonly act: 'state'; readonly to: OrderStatus; readonly words: 'paid' | 'work' | 'shipped' }
  | { readonly act: 'ship'; readonly to: OrderStatus; readonly words: 'ship' }
  | { readonly act: 'paid'; readonly words: 'owed' }
  | { readonly act: 'wait'; readonly words: 'approval' | 'verifying' | 'customer' | 'rest' | 'courier' }
  | { readonly act: 'none'; readonly words: 'done' | 'refund' | 'over' };

type OrderToStep = Pick<
  OrderCare,
  'status' | 'changes' | 'mayBeMarkedPaid' | 'isOwedByCourier' | 'paidAt' | 'paymentCheck' | 'mayBeRefunded'
> & {
  readonly paymentMethod: string;
  /** the parcels that everything left in are entered already */
  readonly hasParcels: boolean;
  /** the rest of it is awaited, since an edit made it dearer */
  readonly awaitsRest?: boolean;
};

/** The usual next step of an order. A payment that is still examined waits; only changes that the table allows are offered. */
export function nextOrderStep(order: OrderToStep): NextOrderStep {
  const { status, changes, paymentMethod } = order;
  const isPaid = order.paidAt !== null;
  if (order.paymentCheck !== null) return { act: 'wait', words: 'verifying' };
  switch (status) {
    case 'pending-approval':
      return { act: 'wait', words: 'approval' };
    case 'pending':
    case 'on-hold': {
      if (order.awaitsRest) return { act: 'wait', words: 'rest' };
      const { provider, asksForTransfer = false } = paymentMethodOf(paymentMethod);
      if (provider !== undefined && !isPaid && status === 'pending')
        return { act: 'wait', words: 'customer' };
      if (!changes.includes('processing')) return { act: 'none', words: 'over' };
      return { act: 'state', to: 'processing', words: asksForTransfer && !isPaid ? 'paid' : 'work' };
    }
    case 'processing':
      if (!changes.includes('completed')) return { act: 'none', words: 'over' };
      return order.hasParcels
        ? { act: 'state', to: 'completed', words: 'shipped' }
        : { act: 'ship', to: 'completed', words: 'ship' };
    case 'completed':
      if (order.mayBeMarkedPaid) return { act: 'paid', words: 'owed' };
      return order.isOwedByCourier ? { act: 'wait', words: 'courier' } : { act: 'none', words: 'done' };
    case 'cancelled':
    case 'failed':
      return { act: 'none', words: isPaid && order.mayBeRefunded ? 'refund' : 'over' };
    case 'refunded':
      return { act: 'none', words: 'over' };
  }
}
