import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/**
 * Invalidates pages and listings for every price that began or ended until a moment: sales of the shop, entries and percentages of
 * lists; returns for how many products. Each change is announced once, also when two processes ask.
 */
export async function announceDuePrices(db: Database, until: Date): Promise<number> {
  const { rows } = await sql<{ told: number }>`select tell_due_prices(${until}) as told`.execute(db);
  return rows[0]?.told ?? 0;
}

/** Queues the next run: when the next price begins or ends, in a minute at the latest, since more may be entered until then. */
export async function planDuePrices(db: Database): Promise<void> {
  await sql`select graphile_worker.add_job('tell-due-prices', job_key := 'tell-due-prices',
    run_at := least(next_price_moment(now()), now() + '1 minute'::interval))`.execute(db);
}
