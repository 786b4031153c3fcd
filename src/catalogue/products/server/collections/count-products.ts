import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

const mostCounts = 5000;
// A search's hits make a question too long to keep.
const longestQuestion = 3000;

/** How many rows a source has; the same question is counted once until the shop changes, whatever page of it is asked. */
export async function countProducts(ctx: RequestContext, source: RawBuilder<unknown>): Promise<number> {
  const counting = sql<{ count: number }>`select count(*) as count ${source}`;
  const { sql: text, parameters } = counting.compile(ctx.db);
  const key = JSON.stringify([text, parameters]);
  const counts = await ctx.memory.remember(
    'program-counts',
    async () => new LRUCache<string, number>({ max: mostCounts }),
    'any',
  );
  const known = counts.get(key);
  if (known !== undefined) return known;
  const result = await counting.execute(ctx.db);
  const count = result.rows[0]?.count ?? 0;
  if (key.length <= longestQuestion) counts.set(key, count);
  return count;
}
