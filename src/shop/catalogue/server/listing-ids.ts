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
      order by ${orderingOf(filter, order)} limit ${window.limit} offset ${window.offset}
    `.execute(toolbox.db);
    return result.rows.map((row) => row.id);
  };
  const key = keyOf(filter, order);
  const place = `${key}:${window.offset}+${window.limit}`;
  return key ? toolbox.memory.remember(place, load, lifeOf(filter, order)) : load();
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
  return key ? toolbox.memory.remember(`count:${key}`, load, lifeOf(filter, counted)) : load();
}

/** Stock and sales change by the minute, the rest when staff change it; what is typed freely must not push that out. */
function lifeOf(filter: ListingFilter, order: IdOrder): 'all' | 'any' {
  const isBounded = filter.minCents !== null || filter.maxCents !== null;
  return filter.inStock || isBounded || order === 'popularity' || order === 'rating' ? 'any' : 'all';
}

function keyOf(filter: ListingFilter, order: IdOrder): string | null {
  if (filter.place.kind === 'hits') return null;
  const place = filter.place.kind === 'shop' ? 'shop' : `${filter.place.kind}-${filter.place.id}`;
  const list = asksPrices(filter, order) ? filter.priceListId : 0;
  const bounds = `${filter.minCents ?? ''}-${filter.maxCents ?? ''}`;
  return `listing:${place}:${order}:${filter.inStock}:${list}:${bounds}`;
}
