import type { AuditFacts } from '#foundation/audit/rules/audit-entry.ts';
import type { Cents } from '#foundation/money/rules/cents.ts';
import type { OrderActorKind } from './order-actor.ts';
import type { OrderStatus } from './order-status.ts';
import type { RefundableOrder } from './plan-refund.ts';
import type { RefundLimit } from './refunds/refund-limit.ts';
import type { RefundSource } from './refunds/refund-source.ts';
import type { RefundState } from './refunds/refund-state.ts';

export const orderEventKinds = [
  'placed',
  'state',
  'note',
  'refund',
  'letter',
  'paid',
  'edited',
  'refund-requested',
  'refund-refused',
  'refund-withdrawn',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** What an edit changed, before and after, as the audit trail names it. */
export type OrderEditFacts = { readonly before: AuditFacts; readonly after: AuditFacts };

export type OrderEvent = {
  readonly id: number;
  readonly kind: OrderEventKind;
  readonly who: OrderActorKind;
  /** empty for the shop's jobs and for guests */
  readonly name: string;
  readonly from: OrderStatus | null;
  readonly to: OrderStatus | null;
  readonly note: string;
  readonly forCustomer: boolean;
  /** of a refund, or of what was paid, in cents with VAT */
  readonly amount: Cents | null;
  /** of the amount; ISO 4217 */
  readonly currency: string;
  readonly emailKind: string | null;
  /** what an edit changed, by the names of its fields; absent for any other entry */
  readonly edit?: OrderEditFacts;
  /** ISO 8601 */
  readonly at: string;
};

/** A refund of an order in any state; amounts in cents. */
export type OrderRefund = {
  readonly id: number;
  readonly state: RefundState;
  /** `provider`: it was made at the payment provider, and the shop learned of it */
  readonly origin: 'shop' | 'provider';
  /** at the provider: whether it has accepted it (`pending`), and why it refused */
  readonly provider: {
    readonly status: 'waiting' | 'pending' | 'done' | 'refused';
    readonly fault: string;
  } | null;
  readonly reason: string;
  /** who made it; empty for the shop's jobs */
  readonly name: string;
  readonly lines: readonly {
    readonly lineId: number;
    readonly quantity: number;
    readonly net: Cents;
    readonly tax: Cents;
    readonly restocked: number;
  }[];
  readonly shippingNet: Cents;
  readonly shippingTax: Cents;
  /** refunded part of the payment fee or discount, VAT included */
  readonly fee: Cents;
  readonly tax: Cents;
  readonly total: Cents;
  /** ISO 8601 */
  readonly at: string;
};

/** An email about an order, as its history of emails lists it. */
export type OrderEmail = {
  readonly id: number;
  readonly kind: string;
  readonly recipient: string;
  /** null until it has been written */
  readonly subject: string | null;
  readonly status: 'waiting' | 'sent' | 'kept' | 'failed';
  readonly attempts: number;
  readonly lastError: string | null;
  /** resent on request of staff */
  readonly isResend: boolean;
  /** ISO 8601 */
  readonly createdAt: string;
  /** ISO 8601 */
  readonly sentAt: string | null;
};

/** Why it is unknown whether an order is paid: the provider has not answered, or still examines the payment. */
export type PaymentCheck = 'unknown' | 'pending';

/** Everything that staff need to process an order, besides what was sold. */
export type OrderCare = {
  readonly status: OrderStatus;
  readonly changes: readonly OrderStatus[];
  readonly mayBeRefunded: boolean;
  /** the visitor may edit it, as it stands; absent where not */
  readonly mayBeEdited?: boolean;
  /** the visitor may refund, and decide about refused refunds */
  readonly mayGiveBack: boolean;
  /** how much of the order the visitor's role allows to refund; absent or null without limit */
  readonly refundLimit?: RefundLimit | null;
  /** it is unpaid on company credit, and staff can mark it as paid */
  readonly mayBeMarkedPaid: boolean;
  /** what was paid beyond its total and is neither given back nor on its way, in cents; absent for nothing */
  readonly overpaid?: Cents;
  /** the courier collects its money and has not handed it over */
  readonly isOwedByCourier: boolean;
  /** ISO 8601 */
  readonly paidAt: string | null;
  /** null where the outcome of its payment is known */
  readonly paymentCheck: PaymentCheck | null;
  /** when the reservation expires unless it is paid; ISO 8601, null where it has no end or there is none */
  readonly heldUntil: string | null;
  /** the VAT number whose check has no result yet; null where none is pending */
  readonly vatToVerify?: string | null;
  /** what can still be refunded, less requested refunds */
  readonly refundable: RefundableOrder;
  /** refunded so far, in cents */
  readonly refunded: Cents;
  /** who would pay out a refund made now */
  readonly refundSource: RefundSource;
  /** newest first */
  readonly history: readonly OrderEvent[];
  /** newest first */
  readonly refunds: readonly OrderRefund[];
  /** newest first */
  readonly emails: readonly OrderEmail[];
};
