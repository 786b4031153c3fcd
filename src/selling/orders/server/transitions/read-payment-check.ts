import type { Database } from '#foundation/database/client.ts';
import type { PaymentCheck } from '../../rules/order-care.ts';

/**
 * Whether a payment of an order is open at the payment provider: its outcome is unknown (`unknown`), or the provider still examines
 * it (`pending`); null where nothing is open.
 */
export async function readPaymentCheck(db: Database, orderId: number): Promise<PaymentCheck | null> {
  const payment = await db
    .selectFrom('payment_attempts')
    .select('status')
    .where('order_id', '=', orderId)
    .where('status', 'in', ['capturing', 'pending'])
    .executeTakeFirst();
  if (!payment) return null;
  return payment.status === 'pending' ? 'pending' : 'unknown';
}
