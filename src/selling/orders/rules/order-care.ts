import type { Cents } from '#foundation/money/rules/cents.ts';
import type { OrderActorKind } from './order-actor.ts';
import type { OrderStatus } from './order-status.ts';
import type { RefundableOrder } from './plan-refund.ts';
import type { RefundSource } from './refunds/refund-source.ts';
import type { RefundState } from './refunds/refund-state.ts';

export const orderEventKinds = [
  'placed',
  'state',
  'note',
  'refund',
  'letter',
  'paid',
  'refund-requested',
  'refund-refused',
  'refund-withdrawn',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

export type OrderEvent = {
  readonly id: number;
  readonly kind: OrderEventKind;
  readonly who: OrderActorKind;
  /** empty for the shop and for guests */
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
  /** ISO 8601 */
  readonly at: string;
};

/** A refund of an order, however far it has come; amounts in cents. */
export type OrderRefund = {
  readonly id: number;
  readonly state: RefundState;
  /** `provider`: it was made over there, and the shop found out */
  readonly origin: 'shop' | 'provider';
  /** where the provider gives it back: whether it has accepted it (`pending`), and why it refused */
  readonly provider: {
    readonly status: 'waiting' | 'pending' | 'done' | 'refused';
    readonly fault: string;
  } | null;
  readonly reason: string;
  /** who gave it; empty for the shop itself */
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
  /** what went back of a discount or surcharge of the way of paying, VAT included */
  readonly fee: Cents;
  readonly tax: Cents;
  readonly total: Cents;
  /** ISO 8601 */
  readonly at: string;
};

/** An email about an order, as its history of e-mails lists it. */
export type OrderEmail = {
  readonly id: number;
  readonly kind: string;
  readonly recipient: string;
  /** null until it has been written */
  readonly subject: string | null;
  readonly status: 'waiting' | 'sent' | 'kept' | 'failed';
  readonly attempts: number;
  readonly lastError: string | null;
  /** sent again because somebody asked for it */
  readonly isResend: boolean;
  /** ISO 8601 */
  readonly createdAt: string;
  /** ISO 8601 */
  readonly sentAt: string | null;
};

/** Why it is not known yet whether an order is paid: the provider has not answered, or still examines the money. */
export type PaymentCheck = 'unknown' | 'pending';

/** Everything that staff need to take care of an order, beside what was sold. */
export type OrderCare = {
  readonly status: OrderStatus;
  readonly changes: readonly OrderStatus[];
  readonly mayBeRefunded: boolean;
  /** the asking person may give money back, also what is left to decide of a refund that was refused */
  readonly mayGiveBack: boolean;
  /** it is owed on credit, and staff can say that the money has come */
  readonly mayBeMarkedPaid: boolean;
  /** ISO 8601 */
  readonly paidAt: string | null;
  /** null where nothing has to be found out about its payment */
  readonly paymentCheck: PaymentCheck | null;
  /** when the pieces are given back unless it is paid; ISO 8601, null where they are kept without end or not at all */
  readonly heldUntil: string | null;
  /** the VAT number that the register could not tell of yet; null where none waits */
  readonly vatToVerify?: string | null;
  /** what can still be given back: what the provider was asked for is taken off already */
  readonly refundable: RefundableOrder;
  /** what was given back, in cents */
  readonly refunded: Cents;
  /** who would give back what staff refund now */
  readonly refundSource: RefundSource;
  /** newest first */
  readonly history: readonly OrderEvent[];
  /** newest first */
  readonly refunds: readonly OrderRefund[];
  /** newest first */
  readonly emails: readonly OrderEmail[];
};
