import type { OrderStatus } from '#shop/orders/rules/order-status.ts';
import { useBackOfficeWords } from '#shop/site/back-office/use-back-office-words.ts';
import { Badge } from '#ui/display/badge.tsx';

/** The state of an order; the tint says whether somebody has to do something. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { orders } = useBackOfficeWords();
  return <Badge tone={toneOf(status)}>{orders.statuses[status]}</Badge>;
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
