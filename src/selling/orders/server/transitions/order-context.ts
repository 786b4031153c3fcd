import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** What changing an order needs; jobs have this much and no visitor. */
export type OrderContext = Pick<RequestContext, 'db' | 'clock' | 'settings'>;

/** What a refund needs: the order context, the actor, and the adapters of connected payment providers. */
export type RefundContext = OrderContext & Pick<RequestContext, 'visitor' | 'paymentAdapters'>;
