import type { OrderEvent, OrderRefund } from './order-care.ts';
import type { OrderView } from './order-view.ts';

export const ownOrderActions = ['cancel', 'reorder'] as const;

/** What the forms of a customer's order carry their nonce for. */
export const ownOrderAction = (orderId: number) => `own-order-${orderId}`;

/** An order as its customer, or a guest with a link to it, sees it. */
export type OwnOrder = {
  readonly order: OrderView;
  /** newest first; without anybody's name */
  readonly history: readonly OrderEvent[];
  readonly refunds: readonly OrderRefund[];
  readonly mayCancel: boolean;
  /** its money is under way at the provider: it is not to be paid again meanwhile */
  readonly isVerifying: boolean;
  /** of `ownOrderAction` */
  readonly nonce: string;
  /** the link that opened the page; '' for a customer who is logged in */
  readonly link: string;
};

/** Why an order is not shown: nobody is asked to guess, a guest logs in or has a link that holds. */
export type OwnOrderRefusal = 'log-in' | 'unknown' | 'wrong-link' | 'expired-link';

export type OwnOrderProblem = 'expired' | 'cancel' | 'reorder' | 'cart-busy' | 'other';
