import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** What is unique among products. */
export type UniqueCode = { readonly field: 'slug' | 'sku' | 'gtin'; readonly code: string };

/**
 * Until the transaction ends nobody else can ask for these codes. They share 1024 locks: thousands of codes at once would fill the table of
 * locks that all transactions share.
 */
export async function lockCodes(db: Database, codes: readonly UniqueCode[]): Promise<void> {
  if (codes.length === 0) return;
  const keys = codes.map(({ field, code }) => `${field} ${field === 'sku' ? code.toLowerCase() : code}`);
  await sql`
    select pg_advisory_xact_lock(7, lock) from (
      select distinct (hashtextextended(key, 7) & 1023)::int as lock from unnest(${keys}::text[]) as keys (key) order by lock
      offset 0) locks`.execute(db);
}
