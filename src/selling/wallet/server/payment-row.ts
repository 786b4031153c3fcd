import type { Selectable } from 'kysely';
import type { Address } from '#foundation/addresses/rules/address.ts';
import type { WalletPaymentsTable } from '#foundation/database/tables.ts';
import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import type { ProviderMethodId } from '#selling/payments/rules/payment-methods.ts';

/** A payment through the provider, as the shop keeps it. */
export type WalletPayment = {
  readonly id: number;
  readonly providerOrderId: string;
  readonly method: ProviderMethodId;
  readonly cartId: number | null;
  readonly orderId: number | null;
  readonly status: 'created' | 'approved' | 'capturing' | 'pending' | 'captured' | 'refused';
  /** what the buyer was asked to approve */
  readonly amount: Cents;
  readonly approveUrl: string;
  /** who knows where the goods go: the shop has told it, or the buyer chooses in the wallet; `none` where they are collected */
  readonly shipFrom: 'shop' | 'wallet' | 'none';
  /** null until it is known */
  readonly shipTo: Address | null;
  readonly payer: { readonly email: string; readonly name: string };
  readonly captureId: string | null;
  /** the provider recognises a repeated capture by it */
  readonly captureRequestId: string;
  /** nobody knew at some time whether its money was taken */
  readonly isUnanswered: boolean;
  readonly captured: Cents;
  readonly refunded: Cents;
};

/** A payment as its row tells it. */
export function paymentFromRow(row: Selectable<WalletPaymentsTable>): WalletPayment {
  // Written by start-payment and approve-payment in exactly these shapes; the columns only say jsonb.
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
