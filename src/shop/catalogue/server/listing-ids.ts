import { sql } from 'kysely';
import type { Toolbox } from '#services/toolbox.ts';
import { asksPrices, type IdOrder, type ListingFilter, listingSource, orderingOf } from './listing-filter.ts';

/** The ids of one page of a listing, in order. */
export async function listingIds(
  toolbox: Toolbox,
  filter: ListingFilter,
  order: IdOrder,
  window: { offset: number; limit: number },
): Promise<number[]> {
  const load = async () => {
    const result = await sql<{ id: number }>`
      select p.id ${listingSource(filter, order)}
      order by ${orderingOf(order)} limit ${window.limit} offset ${window.offset}
    `.execute(toolbox.db);
    return result.rows.map((row) => row.id);
  };
  const key = keyOf(filter, order);
  return key ? toolbox.memory.remember(`${key}:${window.offset}+${window.limit}`, load, 'any') : load();
}

/** How many products a listing holds. */
export async function countListing(toolbox: Toolbox, filter: ListingFilter, order: IdOrder): Promise<number> {
  const counted = asksPrices(filter, order) ? 'price' : 'menu_order';
  const load = async () => {
    const result = await sql<{ count: number }>`
      select count(*) as count ${listingSource(filter, counted)}
    `.execute(toolbox.db);
    return result.rows[0]?.count ?? 0;
  };
  const key = keyOf(filter, counted);
  return key ? toolbox.memory.remember(`count:${key}`, load, 'any') : load();
}

/** What a shopper types freely is not kept: it would push out what many ask for. */
function keyOf(filter: ListingFilter, order: IdOrder): string | null {
  if (filter.place.kind === 'hits' || filter.minCents !== null || filter.maxCents !== null) return null;
  const place = filter.place.kind === 'shop' ? 'shop' : `${filter.place.kind}-${filter.place.id}`;
  const list = asksPrices(filter, order) ? `:list-${filter.priceListId}` : '';
  return `listing:${place}:${order}${filter.inStock ? ':in-stock' : ''}${list}`;
}
