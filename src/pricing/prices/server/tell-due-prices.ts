import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/**
 * Brings pages and listings along for every price that began or ended until a moment: sales of the shop, entries and percentages of
 * lists; returns how many products that were. Told once, whoever asks.
 */
export async function tellDuePrices(db: Database, until: Date): Promise<number> {
  const { rows } = await sql<{ told: number }>`select tell_due_prices(${until}) as told`.execute(db);
  return rows[0]?.told ?? 0;
}

/** Asks for the next look: at the next moment that is known, and in a minute at the latest, for those that are entered meanwhile. */
export async function planDuePrices(db: Database): Promise<void> {
  await sql`select graphile_worker.add_job('tell-due-prices', job_key := 'tell-due-prices',
    run_at := least(next_price_moment(now()), now() + '1 minute'::interval))`.execute(db);
}
