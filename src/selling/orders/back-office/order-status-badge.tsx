import { Badge } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { OrderStatus } from '../rules/order-status.ts';
import { orderStatusName } from '../rules/order-status-name.ts';
import type { OrderRow } from '../rules/order-view.ts';

export type OrderStatusBadgeProps = {
  readonly order: Pick<OrderRow, 'status' | 'paymentMethod'> & { readonly isPaid?: boolean };
};

/** The state of an order; the tint says whether an action is pending. */
export function OrderStatusBadge({ order }: OrderStatusBadgeProps) {
  const { orders } = useBackOfficeWords();
  return <Badge tone={toneOf(order.status)}>{orderStatusName(orders, order)}</Badge>;
}

function toneOf(status: OrderStatus): 'green' | 'amber' | 'plain' {
  switch (status) {
    case 'processing':
    case 'completed':
      return 'green';
    case 'pending-approval':
    case 'pending':
    case 'on-hold':
      return 'amber';
    case 'cancelled':
    case 'refunded':
    case 'failed':
      return 'plain';
  }
}
