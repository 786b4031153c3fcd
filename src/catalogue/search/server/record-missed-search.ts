import { sql } from 'kysely';
import { withoutWaiting } from '#foundation/database/without-waiting.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { missedWords } from '../rules/missed-words.ts';
import { missedRepeatMs, mostMissedSearches } from '../rules/search-limits.ts';
import type { Found } from './search-catalogue.ts';

// Finding the surplus costs more than counting a search, so it is deleted only now and then.
const deletedEvery = 50;
let newOnes = 0;

/**
 * Counts a search that found nothing as it was typed, in all and by day, for the shop to see what it lacks: its normalised words, never who
 * searched; nothing is stored that may name a person. Of more than 2000 the rare and old ones are deleted, some dozens at
 * a time.
 */
export async function recordMissedSearch(
  ctx: Pick<RequestContext, 'db' | 'clock'>,
  text: string,
  found: Found,
): Promise<void> {
  const words = missedWords(text);
  if (words === null) return;
  const now = ctx.clock.now();
  const counted = new Date(now.getTime() - missedRepeatMs);
  const shown = { taken_for: found.takenFor, results: found.takenFor === null ? 0 : found.ids.length };
  const { rows } = await sql<{ is_new: boolean }>`/* prepared */
    with counted as (
      insert into missed_searches as m (words, first_seen, last_seen, taken_for, results)
      select ${words}, ${now}, ${now}, ${shown.taken_for}, ${shown.results}::int
      from ${withoutWaiting}
      on conflict (words) do update
        set times = m.times + 1, last_seen = excluded.last_seen, taken_for = excluded.taken_for, results = excluded.results
        where m.last_seen < ${counted}
      returning words, (xmax = 0) as is_new),
    by_day as (
      insert into missed_search_days as d (words, day, times) select words, sales_day(${now}::timestamptz), 1 from counted
      on conflict (words, day) do update set times = d.times + 1)
    select is_new from counted
  `.execute(ctx.db);
  if (!rows[0]?.is_new) return;
  newOnes += 1;
  if (newOnes % deletedEvery === 0) await evictBeyond(ctx, mostMissedSearches);
}

async function evictBeyond({ db }: Pick<RequestContext, 'db'>, most: number): Promise<void> {
  await sql`delete from missed_searches where words in (
    select words from missed_searches order by times desc, last_seen desc offset ${most})`.execute(db);
}
