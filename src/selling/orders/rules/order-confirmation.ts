import type { Cents } from '#foundation/money/rules/cents.ts';
import type { OrderStatus } from './order-status.ts';
import type { RefundFields } from './refund-form.ts';
import type { RefundSource } from './refunds/refund-source.ts';
import type { StaffRefundStep } from './refunds/refund-state.ts';

/** The states that give the pieces of an order back and tell the buyer so: staff are asked before one of them is set. */
const statesAskedAbout = ['cancelled', 'failed'] as const;
export type StateAskedAbout = (typeof statesAskedAbout)[number];

/** Whether staff are asked before an order gets this state. */
export function isAskedAbout(to: OrderStatus): to is StateAskedAbout {
  return statesAskedAbout.some((state) => state === to);
}

/** The field by which a form says what was confirmed: the state, or the amount in cents that the question named. */
export const confirmedField = 'confirmed';

/** What staff are asked before it is done to one order; `seen` and `typed` are what the form posted. */
export type OrderConfirmation =
  | { readonly what: 'state'; readonly to: StateAskedAbout; readonly seen: OrderStatus }
  /** `isLast`: everything that was paid has then been given back */
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

/** What staff are asked before several orders get another state at once. */
export type BulkConfirmation = {
  readonly to: StateAskedAbout;
  readonly orders: readonly {
    readonly id: number;
    readonly number: number;
    readonly buyer: string;
    readonly total: Cents;
  }[];
};
