import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

const AT_ONCE = 1000;

/** Deletes sessions that have ended by their time, each guest's cart and quote list with it; returns how many went. */
export async function sweepSessions(db: Database, now: Date): Promise<number> {
  for (let swept = 0; ; ) {
    const { numAffectedRows = 0n } = await sql`/* prepared */
      delete from sessions where id in (
        select id from sessions where expires_at <= ${now} order by expires_at limit ${AT_ONCE} for update skip locked)`.execute(
      db,
    );
    swept += Number(numAffectedRows);
    if (numAffectedRows < AT_ONCE) return swept;
  }
}
