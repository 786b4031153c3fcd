import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** What orders are changed with; a job has no more. */
export type OrderContext = Pick<RequestContext, 'db' | 'clock' | 'settings'>;

/** What money is given back with: the context of orders, who asks, and whether a payment provider is connected. */
export type RefundContext = OrderContext & Pick<RequestContext, 'visitor' | 'paymentProvider'>;
