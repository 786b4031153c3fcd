import { sql } from 'kysely';
import type { Toolbox } from '#services/toolbox.ts';
import { longestCode, mostHits, shortestCode } from '../rules/constants.ts';
import { normaliseCode } from '../rules/normalise-code.ts';
import { searchWords } from '../rules/search-words.ts';
import { wordsQuery } from './words-query.ts';

/**
 * The ids of listed products that answer a search, best first: the exact code, codes that begin so, then words with the
 * popular ones before the others. Takes any text and finds at most 1000.
 */
export async function findProducts(toolbox: Pick<Toolbox, 'db'>, text: string): Promise<number[]> {
  const typed = normaliseCode(text.slice(0, longestCode * 2));
  const code = typed.length >= shortestCode && typed.length <= longestCode ? typed : null;
  const words = searchWords(text);
  if (words.length === 0 && code === null) return [];
  const byCode =
    code === null
      ? sql`select null::int as product_id, 0 as tier, 0::real as rank where false`
      : sql`select product_id, min(case when code = ${code} then 0 else 1 end) as tier, 0::real as rank
          from product_codes where code like ${`${code}%`} group by product_id`;
  const byWords =
    words.length === 0
      ? sql`select null::int as product_id, 2 as tier, 0::real as rank where false`
      : sql`select s.product_id, 2 as tier, ts_rank(s.document, q.query) as rank
          from (select ${wordsQuery(words)} as query) q
          join product_search s on s.document @@ q.query`;
  const result = await sql<{ id: number }>`
    select p.id
    from (
      select product_id, min(tier) as tier, max(rank) as rank
      from ((${byCode} limit ${mostHits}) union all (${byWords} limit ${mostHits})) hit
      group by product_id
    ) best
    join products p on p.id = best.product_id
    where p.type <> 'variation' and p.status = 'published' and p.catalog_visibility in ('visible', 'search')
    order by best.tier, best.rank desc, p.total_sales desc, p.id
    limit ${mostHits}
  `.execute(toolbox.db);
  return result.rows.map((row) => row.id);
}
