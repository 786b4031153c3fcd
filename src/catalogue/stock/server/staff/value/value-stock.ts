import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ledgerId, type StockLocation } from '../../../rules/locations/location.ts';
import {
  type LocationValue,
  type StockValuePage,
  type StockValueQuery,
  type ValueSums,
  valuedPerPage,
} from '../../../rules/stock-value.ts';
import { readLocations } from '../../locations/read-locations.ts';
import { partOf, readValued, type ValuedPart } from './read-valued.ts';
import { locatedStock, ON_THE_WAY, valuedStock } from './valued-stock.ts';

type Context = Pick<RequestContext, 'db' | 'settings'>;

/**
 * The value of the stock at the end of a day: its sum, that of each location where there are several, and a page of the articles, the dearest stock first; null
 * for a page behind the last one and for a location that there is not.
 */
export async function valueStock(ctx: Context, query: StockValueQuery): Promise<StockValuePage | null> {
  const locations = await readLocations(ctx);
  const part = valuedPart(query, locations);
  if (!part) return null;
  // At once: each of them reads everything.
  const [sums, byLocation, articles] = await Promise.all([
    readSums(ctx.db, part),
    locations.length === 1 ? [] : readLocationSums(ctx.db, query.day, locations),
    readValued(ctx.db, part, { limit: valuedPerPage, offset: (query.page - 1) * valuedPerPage }),
  ]);
  const pages = Math.max(1, Math.ceil(sums.articles / valuedPerPage));
  if (query.page > pages) return null;
  return {
    articles,
    sums,
    byLocation,
    locations: locations
      .filter(
        ({ id, isOpen }) =>
          isOpen || id === query.at || byLocation.some(({ locationId }) => locationId === id),
      )
      .map(({ id, name }) => ({ id, name })),
    page: query.page,
    pages,
    query,
  };
}

/** What the list is about; null for a location that there is not. */
export function valuedPart(
  { day, at }: Pick<StockValueQuery, 'day' | 'at'>,
  locations: readonly StockLocation[],
): ValuedPart | null {
  if (at === null) return { day };
  const location = locations.find(({ id }) => id === at);
  return location ? { day, locationId: ledgerId(location) } : null;
}

const summed = sql`count(*)::int as articles, coalesce(sum(pieces), 0)::int as pieces, coalesce(sum(value), 0)::float8 as value,
  count(*) filter (where value is null)::int as "unknownArticles", coalesce(sum(pieces) filter (where value is null), 0)::int as "unknownPieces"`;

async function readSums(db: Database, part: ValuedPart): Promise<ValueSums> {
  const { rows } = await sql<ValueSums>`with ${partOf(part)} select ${summed} from part`.execute(db);
  if (!rows[0]) throw new Error('a sum is always one row');
  return rows[0];
}

/** The sums of each location: open locations, closed ones that had something, and what was on its way. */
async function readLocationSums(
  db: Database,
  day: string,
  locations: readonly StockLocation[],
): Promise<readonly LocationValue[]> {
  const { rows } = await sql<ValueSums & { location_id: number | null }>`
    with ${valuedStock(day)}, ${locatedStock(day)} select location_id, ${summed} from located group by location_id`.execute(
    db,
  );
  const nothing = { articles: 0, pieces: 0, value: 0, unknownArticles: 0, unknownPieces: 0 };
  const sumsOf = (location: number | null): ValueSums | undefined => {
    const row = rows.find((one) => one.location_id === location);
    if (!row) return undefined;
    const { location_id: _, ...sums } = row;
    return sums;
  };
  const transit = sumsOf(ON_THE_WAY);
  return [
    ...locations.flatMap((location) => {
      const sums = sumsOf(ledgerId(location));
      if (!sums && !location.isOpen) return [];
      const { id, name, kind } = location;
      return [{ ...nothing, ...sums, locationId: id, name, kind }];
    }),
    ...(transit ? [{ ...transit, locationId: null, name: '', kind: null }] : []),
  ];
}
