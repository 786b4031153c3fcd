import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { type PaymentContext, settlePayment } from '../settle-payment.ts';

const atOnce = 50;
const dayMs = 24 * 60 * 60_000;
/** The provider gives money back for this long after it was taken. */
const refundableDays = 180;

/**
 * Asks the provider about payments that it has taken, each once a day, the longest unasked first: a refund that was made over there becomes one
 * here even where its message was lost. Ends at the first that nobody answers; returns how many were asked about.
 */
export async function sweepRefunds(ctx: PaymentContext): Promise<number> {
  const { db, clock } = ctx;
  const now = clock.now();
  const since = new Date(now.getTime() - refundableDays * dayMs);
  const rows = await db
    .selectFrom('wallet_payments')
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
    await db.updateTable('wallet_payments').set({ refunds_checked_at: now }).where('id', '=', id).execute();
    asked += 1;
  }
  return asked;
}

/** Asks for the next sweep; of several processes that ask, one sweeps. */
export async function planRefundSweep(db: Database, when: 'now' | 'in-an-hour'): Promise<void> {
  await sql`select graphile_worker.add_job('sweep-wallet-refunds', job_key := 'sweep-wallet-refunds',
    run_at := now() + ${when === 'now' ? '0' : '1 hour'}::interval)`.execute(db);
}
