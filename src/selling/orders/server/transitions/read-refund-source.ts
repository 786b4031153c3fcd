import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import { settlingAdapterOf } from '#selling/payments/server/adapter-of.ts';
import type { RefundSource } from '../../rules/refunds/refund-source.ts';

/** A payment that a provider captured, and how much of it can still be refunded, in cents. */
type TakenPayment = {
  readonly id: number;
  readonly method: string;
  readonly currency: string;
  readonly left: number;
  readonly capturedAt: Date | null;
};

type Connected = Pick<RequestContext, 'db' | 'clock' | 'paymentAdapters'>;

const dayMs = 24 * 60 * 60_000;

/** The captured payments of an order; requested refunds are subtracted from what is left. */
async function takenPayments(db: Database, orderId: number): Promise<readonly TakenPayment[]> {
  const { rows } = await sql<TakenPayment>`
    select p.id, p.method, p.captured_currency as currency, p.captured_at as "capturedAt", greatest(0, p.captured_cents - p.refunded_cents - coalesce((
      select sum(r.amount_cents) from payment_refunds r
      where r.payment_id = p.id and r.status in ('waiting', 'pending')), 0))::int as left
    from payment_attempts p where p.order_id = ${orderId} and p.status = 'captured' and p.return_key is null
    order by p.id desc`.execute(db);
  return rows;
}

/** The captured payments that a connected provider can give back through its adapter, and still does after that time. */
function refundable(ctx: Connected, taken: readonly TakenPayment[]): readonly TakenPayment[] {
  const now = ctx.clock.now().getTime();
  return taken.filter(({ currency, method, capturedAt }) => {
    const adapter = settlingAdapterOf(ctx, method);
    if (!adapter?.refund || currency !== 'EUR') return false;
    return capturedAt === null || now - capturedAt.getTime() <= adapter.refundDays * dayMs;
  });
}

/** Who gives the money of a refund back. */
export async function readRefundSource(
  ctx: Connected,
  order: { readonly id: number; readonly paymentMethod: string; readonly isPaid: boolean },
): Promise<RefundSource> {
  const taken = await takenPayments(ctx.db, order.id);
  const givenBack = refundable(ctx, taken).filter(({ left }) => left > 0);
  if (givenBack.length > 0) {
    return { by: 'provider', left: toCents(Math.max(...givenBack.map(({ left }) => left))) };
  }
  if (paymentMethodOf(order.paymentMethod).takesCredit && !order.isPaid) return { by: 'nobody' };
  return { by: 'staff', capturedIn: taken.find(({ currency }) => currency !== 'EUR')?.currency ?? null };
}

/** The newest payment from which an amount in cents can be refunded; null where there is none. */
export async function paymentToRefund(
  ctx: Connected,
  orderId: number,
  amount: number,
): Promise<number | null> {
  const taken = await takenPayments(ctx.db, orderId);
  return refundable(ctx, taken).find(({ left }) => left >= amount)?.id ?? null;
}
