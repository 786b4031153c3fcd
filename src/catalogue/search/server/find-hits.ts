import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { HiddenGoods } from '#foundation/visitor/rules/hidden-goods.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';
import { enoughHits, mostHits } from '../rules/search-limits.ts';
import { type Near, nearStatement } from './correct-words.ts';
import { type SearchParts, searchSources } from './search-parts.ts';

/** The statement of `findHits`, for the tests of its plan; one row, for a thousand of them cost more to read than to find. */
export function hitsStatement(parts: SearchParts, hidden: HiddenGoods | null): RawBuilder<{ ids: number[] }> {
  const isShown = notHidden(hidden, sql`found.product_id`);
  return sql<{ ids: number[] }>`/* prepared */
    with ${searchSources(parts, { most: mostHits, last: 'typed' })},
    favourites as materialized (
      select found.product_id, ts_rank(found.document, asked.query) as rank, found.sales
      from asked join search_favourites found on found.document @@ asked.query
      where ${isShown}
      order by found.place limit ${sql.lit(mostHits)}
    ),
    others as materialized (
      select found.product_id, ts_rank(found.document, asked.query) as rank, found.sales
      from asked join product_search found on found.document @@ asked.query
      where (select count(*) from favourites) < ${sql.lit(enoughHits)} and ${isShown}
      limit ${sql.lit(mostHits)} - (select count(*) from favourites)
    )
    select coalesce(array_agg(sorted.product_id), '{}') as ids
    from (
      select product_id
      from (select found.product_id, codes.tier, 0::real as rank, found.sales
              from codes join product_search found on found.product_id = codes.product_id where ${isShown}
            union all select product_id, 2, rank, sales from favourites
            union all select product_id, 2, rank, sales from others) hit
      group by product_id
      order by min(tier), max(rank) desc, max(sales) desc, product_id
      limit ${sql.lit(mostHits)}
    ) sorted`;
}

/**
 * Ids of listed products, best first: the exact code, codes that begin so, then words with the popular ones before the
 * others. What very many answer to is found among the best sold alone.
 */
export async function findHits(
  db: Database,
  parts: SearchParts,
  hidden: HiddenGoods | null,
): Promise<number[]> {
  if (parts.words.length === 0 && parts.codes.length === 0) return [];
  const { rows } = await hitsStatement(parts, hidden).execute(db);
  return rows[0]?.ids ?? [];
}

/** The statement of `isFound`, for the tests of its plan. */
export function isFoundStatement(word: string, hidden: HiddenGoods | null): RawBuilder<{ found: boolean }> {
  const among = (table: 'search_favourites' | 'product_search') => sql`
    exists (select from asked join ${sql.table(table)} found on found.document @@ asked.query
      where ${notHidden(hidden, sql`found.product_id`)})`;
  return sql<{ found: boolean }>`/* prepared */
    with ${searchSources({ codes: [], words: [word] }, { most: 1, last: 'typed' })}
    select ${among('search_favourites')} or ${among('product_search')} as found`;
}

/** Whether any listed product answers to a single word. */
export async function isFound(db: Database, word: string, hidden: HiddenGoods | null): Promise<boolean> {
  const { rows } = await isFoundStatement(word, hidden).execute(db);
  return rows[0]?.found ?? false;
}

/** The statement of `findHitsOrNear`, for the tests of its plan. */
export function hitsOrNearStatement(
  parts: SearchParts,
  hidden: HiddenGoods | null,
): RawBuilder<{ ids: number[]; near: Near[] | null }> {
  return sql<{ ids: number[]; near: Near[] | null }>`/* prepared */
    with hits as materialized (${hitsStatement(parts, hidden)})
    select ids, case when ids = '{}' then (select json_agg(near) from (${nearStatement(parts.words)}) near) end as near
    from hits`;
}

/** The same as `findHits`, and where it finds nothing the words of the catalogue that look like the typed ones, asked for in one go. */
export async function findHitsOrNear(
  db: Database,
  parts: SearchParts,
  hidden: HiddenGoods | null,
): Promise<{ readonly ids: number[]; readonly near: readonly Near[] }> {
  if (parts.words.length === 0) return { ids: await findHits(db, parts, hidden), near: [] };
  const { rows } = await hitsOrNearStatement(parts, hidden).execute(db);
  return { ids: rows[0]?.ids ?? [], near: rows[0]?.near ?? [] };
}
