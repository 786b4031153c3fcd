import type { Database } from '#foundation/database/client.ts';
import type { PaymentCheck } from '../../rules/order-care.ts';

/**
 * Whether money of an order is under way at the payment provider: nobody knows whether it was taken (`unknown`), or the provider still examines
 * it (`pending`); null where nothing has to be found out.
 */
export async function readPaymentCheck(db: Database, orderId: number): Promise<PaymentCheck | null> {
  const payment = await db
    .selectFrom('wallet_payments')
    .select('status')
    .where('order_id', '=', orderId)
    .where('status', 'in', ['capturing', 'pending'])
    .executeTakeFirst();
  if (!payment) return null;
  return payment.status === 'pending' ? 'pending' : 'unknown';
}
