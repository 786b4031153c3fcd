import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { type PaymentContext, settlePayment } from '../settle-payment.ts';

const atOnce = 50;
const dayMs = 24 * 60 * 60_000;

/**
 * Checks captured payments at the provider, each once a day, least recently checked first: a refund that was made there is recorded
 * even if its webhook was lost. Stops at the first check without an answer; returns how many were checked.
 */
export async function sweepRefunds(ctx: PaymentContext): Promise<number> {
  const { db, clock, paymentAdapters } = ctx;
  const now = clock.now();
  const refundableDays = Math.max(0, ...Object.values(paymentAdapters).map(({ refundDays }) => refundDays));
  const since = new Date(now.getTime() - refundableDays * dayMs);
  const rows = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('status', '=', 'captured')
    .where(sql<boolean>`coalesce(refunds_checked_at, updated_at) < ${new Date(now.getTime() - dayMs)}`)
    .where('created_at', '>=', since)
    .orderBy(sql`coalesce(refunds_checked_at, updated_at)`)
    .limit(atOnce)
    .execute();
  let asked = 0;
  for (const { id } of rows) {
    if ((await settlePayment(ctx, id)) === 'unanswered') break;
    await db.updateTable('payment_attempts').set({ refunds_checked_at: now }).where('id', '=', id).execute();
    asked += 1;
  }
  return asked;
}

/** Queues the next sweep; one job however many processes queue it. */
export async function planRefundSweep(db: Database, when: 'now' | 'in-an-hour'): Promise<void> {
  await sql`select graphile_worker.add_job('sweep-wallet-refunds', job_key := 'sweep-wallet-refunds',
    run_at := now() + ${when === 'now' ? '0' : '1 hour'}::interval)`.execute(db);
}
