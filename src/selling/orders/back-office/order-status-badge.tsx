import { Badge } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { OrderStatus } from '../rules/order-status.ts';

/** The state of an order; the tint says whether an action is pending. */
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
