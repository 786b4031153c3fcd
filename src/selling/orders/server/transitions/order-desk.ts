import type { Toolbox } from '#foundation/request-context/toolbox.ts';

/** What orders are changed with; a job has no more. */
export type OrderDesk = Pick<Toolbox, 'db' | 'clock' | 'settings'>;

/** What money is given back with: the desk of orders, who asks, and whether a payment provider is connected. */
export type RefundDesk = OrderDesk & Pick<Toolbox, 'visitor' | 'paymentProvider'>;
