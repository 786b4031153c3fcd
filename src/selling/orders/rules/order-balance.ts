import { type Cents, toCents, zeroCents } from '#foundation/money/rules/cents.ts';
import type { OrderStatus } from './order-status.ts';
import type { OrderView } from './order-view.ts';

type Balanced = { readonly status: OrderStatus; readonly balance?: Cents };

const owing: readonly OrderStatus[] = ['on-hold', 'processing', 'completed'];

/** What is still to be paid of an order that was paid before an edit made it dearer, in cents; nothing of one that ended. */
export const restDue = ({ status, balance = zeroCents }: Balanced): Cents =>
  balance > 0 && owing.includes(status) ? balance : zeroCents;

/** What was paid beyond the total of an order and has not gone back, in cents. */
export const overpaidOf = ({ balance = zeroCents }: Pick<Balanced, 'balance'>): Cents =>
  balance < 0 ? toCents(-balance) : zeroCents;

/** What was paid for an order, in cents, less what went back because it was too much. */
export const paidOf = ({
  isPaid,
  total,
  balance = zeroCents,
}: Pick<OrderView, 'isPaid' | 'total' | 'balance'>) => (isPaid ? toCents(total - balance) : zeroCents);

/**
 * The state that an order gets because its balance has changed, in cents; null where it stays. Nothing is shipped of an order whose rest is due, unless it is on
 * credit or staff take the order off hold themselves.
 */
export function statusAtBalance(
  { status, balance = zeroCents }: Balanced,
  after: { readonly balance: Cents; readonly isOnCredit: boolean },
): OrderStatus | null {
  const isAwaited = after.balance > 0 && !after.isOnCredit;
  if (status === 'processing' && isAwaited && after.balance > balance) return 'on-hold';
  return status === 'on-hold' && balance > 0 && !isAwaited ? 'processing' : null;
}
