import type { Selectable } from 'kysely';
import type { Address } from '#foundation/addresses/rules/address.ts';
import type { PaymentAttemptsTable } from '#foundation/database/tables.ts';
import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import type {
  AttemptMemo,
  PaymentRef,
  ShipFrom,
} from '#foundation/payment-provider/rules/payment-adapter.ts';

/** An attempt to pay through a provider, as stored. */
export type WalletPayment = {
  readonly id: number;
  /** the provider's id; null until it has answered the start */
  readonly providerId: string | null;
  /** idempotency key of the start */
  readonly key: string;
  readonly memo: AttemptMemo;
  readonly method: string;
  readonly cartId: number | null;
  readonly orderId: number | null;
  readonly status: Selectable<PaymentAttemptsTable>['status'];
  /** the amount that the buyer was asked to approve */
  readonly amount: Cents;
  /** the provider's page; '' where the buyer approves in its fields on a page of the shop */
  readonly approveUrl: string;
  /** who sets the shipping address: the shop, or the buyer in the wallet; `none` where goods are collected */
  readonly shipFrom: ShipFrom;
  /** null while unknown */
  readonly shipTo: Address | null;
  readonly payer: { readonly email: string; readonly name: string };
  readonly captureId: string | null;
  /** idempotency key of the capture */
  readonly captureRequestId: string;
  /** the buyer's approval takes the money: there is nothing to confirm */
  readonly takesAtOnce: boolean;
  readonly startedAt: Date;
  /** its capture had an unknown outcome at some time */
  readonly isUnanswered: boolean;
  readonly captured: Cents;
  readonly refunded: Cents;
  /** idempotency key of giving all of it back, because the order was paid already; null otherwise */
  readonly returnKey: string | null;
  readonly isReturned: boolean;
  /** the customer for whom its method is to be stored once it has paid; null where nobody wants that, and once it is */
  readonly saveFor: number | null;
  /** the stored method that is charged; null otherwise, and once that is deleted */
  readonly savedMethodId: number | null;
  /** what the charge of a stored method is repeated with; null otherwise */
  readonly charge: unknown;
};

/** How its provider knows a payment; null before the provider has answered the start. */
export function refOf({
  providerId,
  key,
  memo,
}: Pick<WalletPayment, 'providerId' | 'key' | 'memo'>): PaymentRef | null {
  return providerId === null ? null : { id: providerId, key, memo };
}

/** Whether the buyer may still approve an attempt, or has done so and nothing was taken yet. */
export const isOpen = ({ status }: Pick<WalletPayment, 'status'>) =>
  status === 'created' || status === 'approved';

/** Whether money may be on its way: until the outcome is known no other payment of the order may start. */
export const isUnderWay = ({ status }: Pick<WalletPayment, 'status'>) =>
  status === 'capturing' || status === 'pending';

/** An attempt from its row. */
export function paymentFromRow(row: Selectable<PaymentAttemptsTable>): WalletPayment {
  // start-payment and approve-payment write exactly these shapes; the columns are typed jsonb.
  const payer = row.payer as Partial<WalletPayment['payer']>;
  return {
    id: row.id,
    providerId: row.provider_id,
    key: row.key,
    memo: row.memo as AttemptMemo,
    method: row.method,
    cartId: row.cart_id,
    orderId: row.order_id,
    status: row.status,
    amount: toCents(row.amount_cents),
    approveUrl: row.approve_url,
    shipFrom: row.ship_from,
    shipTo: row.ship_to as Address | null,
    payer: { email: payer.email ?? '', name: payer.name ?? '' },
    captureId: row.capture_id,
    captureRequestId: row.capture_request_id,
    takesAtOnce: row.takes_at_once,
    startedAt: row.created_at,
    isUnanswered: row.unanswered_at !== null,
    captured: toCents(row.captured_cents),
    refunded: toCents(row.refunded_cents),
    returnKey: row.return_key,
    isReturned: row.returned_at !== null,
    saveFor: row.save_for,
    savedMethodId: row.saved_method_id,
    charge: row.charge,
  };
}
