import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** Sums up again what can be sold of the products whose stock has changed since; those who sell do not wait for it. */
export async function refreshAvailableStock(db: Database): Promise<void> {
  await sql`select refresh_available_stock()`.execute(db);
}
