import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** Counts the words of the catalogue and picks its best sold products anew; what is added meanwhile is found all the same. */
export async function refreshSearch(db: Database): Promise<void> {
  await sql`select refresh_search_words(), refresh_search_favourites()`.execute(db);
}

/** Plans `refreshSearch` for the next night, when few search; one that is planned already stays the only one. */
export async function planSearchRefresh(db: Database): Promise<void> {
  await sql`select graphile_worker.add_job('refresh-search', job_key := 'refresh-search',
    job_key_mode := 'preserve_run_at', run_at := date_trunc('day', now()) + interval '1 day 3 hours')`.execute(
    db,
  );
}

/** Makes the search documents of some products anew; the database queues it where something changes for many products at once. */
export async function refreshSearchOf(db: Database, productIds: readonly number[]): Promise<void> {
  await sql`select refresh_search(${productIds}::int[])`.execute(db);
}
