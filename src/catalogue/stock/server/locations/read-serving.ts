import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { OrderServing } from '../../rules/locations/serving.ts';
import { type ArticleRow, articleColumns, articleFrom } from '../staff/article-columns.ts';
import { openLocations, readLocations } from './read-locations.ts';

/** Pieces of an article that an order has from a location; `allocationId` is null for what the default location serves without saying so. */
export type ServedPart = {
  readonly itemId: number;
  readonly allocationId: number | null;
  readonly locationId: number;
  readonly pieces: number;
  /** of the sold pieces, what came back */
  readonly returned: number;
  readonly state: 'reserved' | 'sold';
  readonly turn: number;
};

/** From where an order is served. What no allocation names is the default location's: orders from before there was another one. */
export async function servedParts(db: Database, orderId: number): Promise<readonly ServedPart[]> {
  const { rows } = await sql<ServedPart>`
    with held as (
      select product_id, -sum(delta)::int as pieces, 'sold' as state, max(turn) as turn
      from stock_movements where order_id = ${orderId} group by product_id having sum(delta) < 0
      union all
      select product_id, sum(quantity)::int, 'reserved', max(turn) from stock_reservations
      where order_id = ${orderId} and closed_at is null group by product_id),
    allocated as (
      select id::int, product_id, location_id, quantity - returned as pieces, returned, state, turn from stock_allocations
      where order_id = ${orderId} and state <> 'released' and quantity > returned)
    select product_id as "itemId", id as "allocationId", location_id as "locationId", pieces, returned, state, turn from allocated
    union all
    select h.product_id, null, l.id, h.pieces - coalesce(a.pieces, 0)::int, 0, h.state, h.turn
    from held h join stock_locations l on l.is_default
      left join (select product_id, state, sum(pieces) as pieces from allocated group by product_id, state) a
        on a.product_id = h.product_id and a.state = h.state
    where h.pieces > coalesce(a.pieces, 0)
    order by 1, 2 nulls first`.execute(db);
  return rows;
}

const unshipped = ['pending-approval', 'pending', 'on-hold', 'processing'];
export const isUnshipped = (status: string): boolean => unshipped.includes(status);

/** From where an order is served, for its page; null in a shop with one location and where it has no pieces. */
export async function readServing(
  ctx: Pick<RequestContext, 'db' | 'settings'>,
  orderId: number,
): Promise<OrderServing | null> {
  const open = await openLocations(ctx);
  if (open.length === 1) return null;
  const [all, parts, order] = await Promise.all([
    readLocations(ctx),
    servedParts(ctx.db, orderId),
    ctx.db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirst(),
  ]);
  if (parts.length === 0) return null;
  const ids = [...new Set(parts.map(({ itemId }) => itemId))];
  const { rows } = await sql<ArticleRow>`
    select ${articleColumns} from products p left join stock s on s.product_id = p.id
      left join products parent on parent.id = p.parent_id where p.id = any (${ids}::int[]) order by p.sku, p.id`.execute(
    ctx.db,
  );
  const nameOf = (id: number) => all.find((location) => location.id === id)?.name ?? '';
  return {
    articles: rows.map(articleFrom).map(({ id, name, choices, sku }) => {
      const own = parts.filter((part) => part.itemId === id);
      const locationIds = [...new Set(own.map(({ locationId }) => locationId))];
      return {
        id,
        name,
        choices,
        sku,
        parts: locationIds.map((locationId) => ({
          locationId,
          name: nameOf(locationId),
          pieces: own.reduce((sum, part) => sum + (part.locationId === locationId ? part.pieces : 0), 0),
        })),
      };
    }),
    isOpen: isUnshipped(order?.status ?? ''),
    locations: open.map(({ id, name }) => ({ id, name })),
  };
}
