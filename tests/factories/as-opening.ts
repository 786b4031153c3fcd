import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** Writes prices as what stood when the history began: a sale among them is a reduction of the regular price, as of a shop that sells for long. */
export function asOpening<T>(db: Database, write: (db: Database) => Promise<T>): Promise<T> {
  const work = async (inside: Database) => {
    await sql`select set_config('pistone.price_reason', 'opening', true)`.execute(inside);
    const written = await write(inside);
    await sql`select set_config('pistone.price_reason', '', true)`.execute(inside);
    return written;
  };
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
