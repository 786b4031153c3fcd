import { sql } from 'kysely';
import { withoutWaiting } from '#foundation/database/without-waiting.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { MOST_MISSING, missingPath, referrerOf } from '../rules/missing-path.ts';

// Finding the surplus costs more than counting, so it is deleted only now and then.
const deletedEvery = 50;
let newOnes = 0;

/** Counts an address that was asked for in vain, for staff to lead it elsewhere: its path and the page that linked to it, never who asked. */
export async function recordMissingAddress(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  { pathname, referrer }: { readonly pathname: string; readonly referrer: string | null },
): Promise<void> {
  const path = missingPath(pathname);
  if (path === null) return;
  const { rows } = await sql<{ is_new: boolean }>`/* prepared */
    insert into missing_addresses as m (path, first_seen, last_seen, referrer)
    select ${path}, ${clock.now()}, ${clock.now()}, ${referrerOf(referrer)} from ${withoutWaiting}
    on conflict (path) do update set times = m.times + 1, last_seen = excluded.last_seen,
      referrer = case when excluded.referrer = '' then m.referrer else excluded.referrer end
    returning (xmax = 0) as is_new`.execute(db);
  if (!rows[0]?.is_new) return;
  newOnes += 1;
  if (newOnes % deletedEvery > 0) return;
  await sql`delete from missing_addresses where id in (
    select id from missing_addresses order by times desc, last_seen desc offset ${MOST_MISSING})`.execute(db);
}
