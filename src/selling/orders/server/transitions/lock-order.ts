import type { BillingAddress } from '#foundation/addresses/rules/address.ts';
import type { Database } from '#foundation/database/client.ts';
import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import type { EmailAddresses } from '../../rules/order-emails.ts';
import type { OrderStatus } from '../../rules/order-status.ts';

/** An order that is locked until the transaction ends. */
export type HeldOrder = EmailAddresses & {
  readonly id: number;
  readonly number: number;
  readonly key: string;
  readonly status: OrderStatus;
  readonly customerId: number | null;
  readonly paymentMethod: string;
  readonly isPaid: boolean;
  /** of a paid order, its total less what was paid, in cents; below zero too much was */
  readonly balance: Cents;
  /** in cents, less what was refunded */
  readonly owed: Cents;
  /** the account whose credit it was placed on */
  readonly creditAccount: number | null;
  /** the main account that has to approve it or did; null where no subaccount placed it */
  readonly mainAccountId: number | null;
};

/** Locks an order; null where there is none. Rows that point to it can still be written. */
export async function lockOrder(transaction: Database, orderId: number): Promise<HeldOrder | null> {
  const row = await transaction
    .selectFrom('orders')
    .select(({ selectFrom }) => [
      selectFrom('customers')
        .select('email')
        .whereRef('customers.id', '=', 'orders.main_account_id')
        .as('main_email'),
      selectFrom('customers')
        .select('email')
        .whereRef('customers.id', '=', 'orders.customer_id')
        .as('buyer_email'),
    ])
    .select([
      'id',
      'main_account_id',
      'number',
      'order_key',
      'status',
      'customer_id',
      'payment_method',
      'billing_address',
      'paid_at',
      'balance_cents',
      'total_cents',
      'refunded_cents',
      'credit_account_id',
    ])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const billing = row.billing_address as BillingAddress;
  return {
    id: row.id,
    number: row.number,
    key: row.order_key,
    status: row.status,
    customerId: row.customer_id,
    paymentMethod: row.payment_method,
    email: billing.email,
    isPaid: row.paid_at !== null,
    balance: toCents(row.balance_cents),
    owed: toCents(row.total_cents - row.refunded_cents),
    creditAccount: row.credit_account_id,
    mainAccountId: row.main_account_id,
    placedBy: row.main_account_id === null ? null : row.buyer_email,
    approver: row.main_email,
  };
}
