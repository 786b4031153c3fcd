import type { Cents } from '#foundation/money/rules/cents.ts';
import type { OrderStatus } from './order-status.ts';
import type { RefundFields } from './refund-form.ts';
import type { RefundSource } from './refunds/refund-source.ts';
import type { StaffRefundStep } from './refunds/refund-state.ts';

/** The states that release the pieces of an order and email the buyer: staff confirm before one of them is set. */
const statesAskedAbout = ['cancelled', 'failed'] as const;
export type StateAskedAbout = (typeof statesAskedAbout)[number];

/** Whether staff have to confirm before an order gets this state. */
export function isAskedAbout(to: OrderStatus): to is StateAskedAbout {
  return statesAskedAbout.some((state) => state === to);
}

/** The confirmation of an action on one order; `seen` and `typed` are what the form posted. */
export type OrderConfirmation =
  | { readonly what: 'state'; readonly to: StateAskedAbout; readonly seen: OrderStatus }
  /** `isLast`: everything that was paid is refunded with it */
  | {
      readonly what: 'refund';
      readonly total: Cents;
      readonly isLast: boolean;
      readonly source: RefundSource;
      readonly typed: RefundFields;
    }
  | {
      readonly what: 'refund-step';
      readonly step: StaffRefundStep;
      readonly refundId: number;
      readonly total: Cents;
    };

/** The confirmation of a bulk change of state. */
export type BulkConfirmation = {
  readonly to: StateAskedAbout;
  readonly orders: readonly {
    readonly id: number;
    readonly number: number;
    readonly buyer: string;
    readonly total: Cents;
  }[];
};
