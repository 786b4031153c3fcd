import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** A search that the shop had no answer to. */
type MissedSearch = {
  readonly words: string;
  readonly times: number;
  readonly lastSeen: string;
  /** what was shown instead, and how many products */
  readonly takenFor: string | null;
  readonly results: number;
};

export type MissedSearches = {
  readonly searches: readonly MissedSearch[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
};

const perPage = 50;

/** A page of the searches without results, the most frequent first. */
export async function listMissedSearches(
  ctx: Pick<RequestContext, 'db'>,
  { page }: { page: number },
): Promise<MissedSearches> {
  const counted = await ctx.db
    .selectFrom('missed_searches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await ctx.db
    .selectFrom('missed_searches')
    .select(['words', 'times', 'last_seen', 'taken_for', 'results'])
    .orderBy('times', 'desc')
    .orderBy('last_seen', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return {
    searches: rows.map((row) => ({
      words: row.words,
      times: row.times,
      lastSeen: row.last_seen.toISOString(),
      takenFor: row.taken_for,
      results: row.results,
    })),
    total: counted.count,
    page,
    pages: Math.max(1, Math.ceil(counted.count / perPage)),
  };
}
