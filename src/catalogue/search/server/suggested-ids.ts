import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { HiddenGoods } from '#foundation/visitor/rules/hidden-goods.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';
import { mostSuggested } from '../rules/search-limits.ts';
import { type SearchParts, searchSources } from './search-parts.ts';

// Codes of variations lead to one product, and some products are hidden: more are looked at than are shown.
const LOOKED_AT = 4 * mostSuggested.products;

// The best sold of those that answer; which of them answers best is judged among these.
const JUDGED = 100;

/** The statement of `suggestedIds`, for the tests of its plan. */
export function suggestedIdsStatement(
  parts: SearchParts,
  hidden: HiddenGoods | null,
): RawBuilder<{ id: number }> {
  const isShown = notHidden(hidden, sql`found.product_id`);
  return sql<{ id: number }>`/* prepared */
    with ${searchSources(parts, { most: LOOKED_AT, last: 'being-typed' })},
    favourites as materialized (
      select found.product_id, ts_rank(found.document, asked.query) as rank, found.place, found.sales
      from asked join search_favourites found on found.document @@ asked.query
      where ${isShown}
      order by found.place limit ${sql.lit(JUDGED)}
    ),
    others as materialized (
      select found.product_id, ts_rank(found.document, asked.query) as rank, found.sales
      from asked join product_search found on found.document @@ asked.query
      where (select count(*) from favourites) < ${sql.lit(mostSuggested.products)} and ${isShown}
      limit ${sql.lit(JUDGED)}
    )
    select product_id as id
    from (select found.product_id, codes.tier, 0::real as rank, null::int as place, found.sales
            from codes join product_search found on found.product_id = codes.product_id where ${isShown}
          union all select product_id, 2, rank, place, sales from favourites
          union all select product_id, 2, rank, null, sales from others) hit
    group by product_id
    order by min(tier), max(rank) desc, min(place) nulls last, max(sales) desc, product_id
    limit ${sql.lit(mostSuggested.products)}`;
}

/** Ids of the few products to suggest: by code, then by words in their name before others, the best sold first. */
export async function suggestedIds(
  db: Database,
  parts: SearchParts,
  hidden: HiddenGoods | null,
): Promise<number[]> {
  if (parts.words.length === 0 && parts.codes.length === 0) return [];
  const { rows } = await suggestedIdsStatement(parts, hidden).execute(db);
  return rows.map((row) => row.id);
}
