import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { Cents } from '#foundation/money/rules/cents.ts';
import { paymentFromRow, type WalletPayment } from './payment-row.ts';

/** The approval that pays an order: the newest one of its cart, or of the order itself. */
export type ApprovalSought = {
  readonly cartId?: number;
  readonly orderId?: number;
  readonly method: string;
  /** an approval below the total: the buyer must approve anew */
  readonly total: Cents;
};

/** Locks the approval that pays for an order of this total inside the order's transaction; null where there is none. */
export async function holdApproval(db: Database, sought: ApprovalSought): Promise<WalletPayment | null> {
  const { cartId, orderId, method, total } = sought;
  const row = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where((is) =>
      orderId === undefined
        ? is.and([is('cart_id', '=', cartId ?? 0), is('order_id', 'is', null)])
        : is('order_id', '=', orderId),
    )
    .where('status', '=', 'approved')
    .where('method', '=', method)
    .where('amount_cents', '>=', total)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row ? paymentFromRow(row) : null;
}

/**
 * Binds an approval to the order that it pays, and queues its capture in the same transaction: even if this process ends, the money is
 * captured once. A second approval for the same order is refused by the database.
 */
export async function bindPayment(
  db: Database,
  input: { readonly paymentId: number; readonly orderId: number; readonly now: Date },
): Promise<void> {
  const { paymentId, orderId, now } = input;
  await db
    .updateTable('payment_attempts')
    .set({ order_id: orderId, status: 'capturing', updated_at: now })
    .where('id', '=', paymentId)
    .execute();
  // The reservation has no deadline until the outcome of the payment is known.
  await db
    .updateTable('stock_reservations')
    .set({ expires_at: null })
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .execute();
  await planSettling(db, paymentId, '1 minute');
}

/** Queues another check of a payment with an unknown outcome. */
export async function planSettling(db: Database, paymentId: number, after: string): Promise<void> {
  await sql`select graphile_worker.add_job('settle-wallet-payment', json_build_object('paymentId', ${paymentId}::bigint),
    job_key := 'wallet-payment-' || ${paymentId}::bigint, run_at := now() + ${after}::interval)`.execute(db);
}
