import type { Selectable } from 'kysely';
import type { Address } from '#foundation/addresses/rules/address.ts';
import type { WalletPaymentsTable } from '#foundation/database/tables.ts';
import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import type { PaymentRef } from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { ProviderMethodId } from '#selling/payments/rules/payment-methods.ts';

/** A payment through the provider, as stored. */
export type WalletPayment = {
  readonly id: number;
  readonly providerOrderId: string;
  readonly method: ProviderMethodId;
  readonly cartId: number | null;
  readonly orderId: number | null;
  readonly status: 'created' | 'approved' | 'capturing' | 'pending' | 'captured' | 'refused';
  /** the amount that the buyer was asked to approve */
  readonly amount: Cents;
  readonly approveUrl: string;
  /** who sets the shipping address: the shop, or the buyer in the wallet; `none` where goods are collected */
  readonly shipFrom: 'shop' | 'wallet' | 'none';
  /** null while unknown */
  readonly shipTo: Address | null;
  readonly payer: { readonly email: string; readonly name: string };
  readonly captureId: string | null;
  /** idempotency key of the capture */
  readonly captureRequestId: string;
  /** its capture had an unknown outcome at some time */
  readonly isUnanswered: boolean;
  readonly captured: Cents;
  readonly refunded: Cents;
};

/** How its provider knows a payment. */
export const refOf = ({ providerOrderId, captureRequestId }: WalletPayment): PaymentRef => ({
  id: providerOrderId,
  key: captureRequestId,
  memo: {},
});

/** A payment from its row. */
export function paymentFromRow(row: Selectable<WalletPaymentsTable>): WalletPayment {
  // start-payment and approve-payment write exactly these shapes; the columns are typed jsonb.
  const payer = row.payer as Partial<WalletPayment['payer']>;
  return {
    id: row.id,
    providerOrderId: row.provider_order_id,
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
    isUnanswered: row.unanswered_at !== null,
    captured: toCents(row.captured_cents),
    refunded: toCents(row.refunded_cents),
  };
}
