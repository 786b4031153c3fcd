import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import type { RefundSource } from '../../rules/refunds/refund-source.ts';

/** A payment that the provider captured, and how much of it can still be refunded, in cents. */
type TakenPayment = { readonly id: number; readonly currency: string; readonly left: number };

/** The captured payments of an order; requested refunds are subtracted from what is left. */
async function takenPayments(db: Database, orderId: number): Promise<readonly TakenPayment[]> {
  const { rows } = await sql<TakenPayment>`
    select p.id, p.captured_currency as currency, greatest(0, p.captured_cents - p.refunded_cents - coalesce((
      select sum(r.amount_cents) from wallet_refunds r
      where r.payment_id = p.id and r.status in ('waiting', 'pending')), 0))::int as left
    from wallet_payments p where p.order_id = ${orderId} and p.status = 'captured'
    order by p.id desc`.execute(db);
  return rows;
}

/** Who gives the money of a refund back; `hasProvider` says whether a payment provider is connected now. */
export async function readRefundSource(
  db: Database,
  order: { readonly id: number; readonly paymentMethod: string; readonly isPaid: boolean },
  hasProvider: boolean,
): Promise<RefundSource> {
  const taken = await takenPayments(db, order.id);
  const inEuro = taken.filter(({ currency }) => currency === 'EUR');
  if (hasProvider && inEuro.length > 0) {
    return { by: 'provider', left: toCents(Math.max(...inEuro.map(({ left }) => left))) };
  }
  if (paymentMethodOf(order.paymentMethod).takesCredit && !order.isPaid) return { by: 'nobody' };
  return { by: 'staff', capturedIn: taken.find(({ currency }) => currency !== 'EUR')?.currency ?? null };
}

/** The newest payment from which an amount in cents can be refunded; null where there is none. */
export async function paymentToRefund(db: Database, orderId: number, amount: number): Promise<number | null> {
  const taken = await takenPayments(db, orderId);
  return taken.find(({ currency, left }) => currency === 'EUR' && left >= amount)?.id ?? null;
}
