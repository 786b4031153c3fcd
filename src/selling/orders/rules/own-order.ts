import type { OrderEvent, OrderRefund } from './order-care.ts';
import type { OrderView } from './order-view.ts';

export const ownOrderActions = ['cancel', 'reorder'] as const;

/** The nonce action of the forms on a customer's order. */
export const ownOrderAction = (orderId: number) => `own-order-${orderId}`;

/** An order as its customer, or a guest with a link to it, sees it. */
export type OwnOrder = {
  readonly order: OrderView;
  /** newest first; without names of staff */
  readonly history: readonly OrderEvent[];
  readonly refunds: readonly OrderRefund[];
  readonly mayCancel: boolean;
  /** a payment is open at the provider: it must not be paid a second time meanwhile */
  readonly isVerifying: boolean;
  /** of `ownOrderAction` */
  readonly nonce: string;
  /** the link that opened the page; '' for a customer who is logged in */
  readonly link: string;
};

/** Why an order is not shown: a guest has to log in, or needs a valid link. */
export type OwnOrderRefusal = 'log-in' | 'unknown' | 'wrong-link' | 'expired-link';

export type OwnOrderProblem = 'expired' | 'cancel' | 'reorder' | 'cart-busy' | 'other';
