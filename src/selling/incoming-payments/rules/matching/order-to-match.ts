import { type Cents, toCents, zeroCents } from '#foundation/money/rules/cents.ts';
import { restDue } from '#selling/orders/rules/order-balance.ts';
import { mayBeMarkedPaid } from '#selling/orders/rules/order-changes.ts';
import type { OrderStatus } from '#selling/orders/rules/order-status.ts';
import { paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import type { StatementKind } from '../statements/columns.ts';
import type { OrderToMatch } from './propose-orders.ts';

/** What decides whether money is still to come for an order. */
export type OrderFacts = {
  readonly status: OrderStatus;
  readonly paymentMethod: string;
  readonly isPaid: boolean;
  /** of a paid order, its total less what was paid, in cents */
  readonly balance: Cents;
  /** the courier handed over what was collected */
  readonly isRemitted: boolean;
  /** in cents, less what was refunded */
  readonly owed: Cents;
  /** in cents, of payments that were matched with it */
  readonly received: Cents;
};

const closed: readonly OrderStatus[] = ['pending-approval', 'refunded'];

/** What is still to come for an order by bank or courier, in cents, and whether it is expected this way. */
export function stillToCome(order: OrderFacts, kind: StatementKind): Pick<OrderToMatch, 'due' | 'state'> {
  const { status, paymentMethod, isPaid, isRemitted, owed, received } = order;
  const rest = restDue(order);
  if (kind === 'bank' && isPaid && rest > 0) return { due: rest, state: 'awaits' };
  const { collectedByCourier = false, asksForTransfer = false } = paymentMethodOf(paymentMethod);
  // What the courier collects counts as paid from delivery on, long before it is handed over.
  const isSettled = collectedByCourier && kind === 'courier' ? isRemitted : isPaid;
  const due = toCents(Math.max(0, owed - received));
  if (isSettled || due === zeroCents || closed.includes(status)) return { due: zeroCents, state: 'settled' };
  const isSent = status === 'processing' || status === 'completed';
  const isExpected =
    kind === 'courier'
      ? collectedByCourier && isSent
      : (asksForTransfer && (status === 'on-hold' || status === 'pending')) ||
        mayBeMarkedPaid({ status, isPaid, paymentMethod });
  return { due, state: isExpected ? 'awaits' : 'unlikely' };
}
