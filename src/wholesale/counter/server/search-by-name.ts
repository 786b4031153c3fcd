import { sql } from 'kysely';
import { searchCatalogue } from '#catalogue/search/server/search-catalogue.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

const mostProducts = 8;
const mostItems = 12;

/** The articles that words find in the shop's own search, as this buyer sees it: products, or their variations, the best first. */
export async function searchByName(buyer: RequestContext, words: string): Promise<readonly number[]> {
  const { ids } = await searchCatalogue(buyer, words, buyer.visitor.audience.hidden);
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`/* prepared */
    select item.id from unnest(${ids.slice(0, mostProducts)}::int[]) with ordinality as found (id, place)
    join products item on (item.id = found.id or item.parent_id = found.id) and item.type <> 'variable'
    order by found.place, item.id limit ${sql.lit(mostItems)}`.execute(buyer.db);
  return rows.map(({ id }) => id);
}
