import type { Cents } from '#foundation/money/rules/cents.ts';
import type { OrderActorKind } from './order-actor.ts';
import type { OrderStatus } from './order-status.ts';

/** What an email about an order tells of: who did it, what they wrote for the customer, what was given back. */
export type EmailOccasion = {
  readonly who: OrderActorKind;
  readonly from: OrderStatus | null;
  /** '' for none; only what was meant for the customer */
  readonly note: string;
  /** of a refund, in cents with VAT */
  readonly refunded: Cents | null;
};

/** The occasion of the emails that are written when an order is placed. */
export const orderPlaced: EmailOccasion = { who: 'customer', from: null, note: '', refunded: null };
