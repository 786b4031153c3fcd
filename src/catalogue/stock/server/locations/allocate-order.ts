import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { allocate, type ServingLocation, type WantedPieces } from '../../rules/locations/allocate.ts';
import type { ServingRule } from '../../rules/stock-settings.ts';

export type AllocatedOrder = {
  readonly orderId: number;
  readonly use: 'sell' | 'reserve';
  readonly turn: number;
  /** what has just been taken of the stock of all locations */
  readonly items: readonly WantedPieces[];
  readonly serving: ServingRule;
  /** a location that was chosen: it serves what it has, before all others */
  readonly servedFrom?: number | undefined;
};

/**
 * Decides from where an order is served, after its stock was taken and under the locks of that. The default location's stock is what no other has, so
 * that nothing is written for it but the allocation.
 */
export async function allocateOrder(
  db: Database,
  { orderId, use, turn, items, serving, servedFrom }: AllocatedOrder,
): Promise<void> {
  const locations = await servingLocations(db, items);
  const parts =
    servedFrom === undefined
      ? allocate(items, locations, serving)
      : allocate(
          items,
          locations.toSorted((a, b) => Number(b.id === servedFrom) - Number(a.id === servedFrom)),
          'in-order',
        );
  await sql`/* prepared */
    with parts as (
      select * from unnest(${parts.map(({ itemId }) => itemId)}::int[], ${parts.map(({ locationId }) => locationId)}::int[],
        ${parts.map(({ quantity }) => quantity)}::int[]) as parts (product_id, location_id, quantity)),
    noted as (
      insert into stock_allocations (order_id, product_id, location_id, quantity, state, turn)
      select ${orderId}::int, product_id, location_id, quantity, ${use === 'sell' ? 'sold' : 'reserved'}, ${turn}::int from parts)
    update stock_at_locations a set ${use === 'sell' ? sql`on_hand = a.on_hand - parts.quantity` : sql`reserved = a.reserved + parts.quantity`}
    from parts where a.product_id = parts.product_id and a.location_id = parts.location_id`.execute(db);
}

type Row = {
  readonly id: number;
  readonly isDefault: boolean;
  readonly productId: number;
  readonly available: number;
};

/** The open locations in the order in which they serve, with what was available before the order. */
async function servingLocations(
  db: Database,
  items: readonly WantedPieces[],
): Promise<readonly ServingLocation[]> {
  const { rows } = await sql<Row>`/* prepared */
    select l.id, l.is_default as "isDefault", wanted.product_id as "productId",
      case when l.is_default then s.on_hand - s.reserved + wanted.quantity - coalesce(others.available, 0)
        else coalesce(a.on_hand - a.reserved, 0) end::int as available
    from stock_locations l
      cross join unnest((select ${items.map(({ itemId }) => itemId)}::int[]), (select ${items.map(({ quantity }) => quantity)}::int[]))
        as wanted (product_id, quantity)
      join stock s on s.product_id = wanted.product_id
      left join stock_at_locations a on a.product_id = wanted.product_id and a.location_id = l.id
      left join lateral (select sum(o.on_hand - o.reserved) as available from stock_at_locations o
        where o.product_id = wanted.product_id) others on l.is_default
    where l.closed_at is null order by l.position, l.id`.execute(db);
  const locations = new Map<number, { isDefault: boolean; available: Map<number, number> }>();
  for (const { id, isDefault, productId, available } of rows) {
    const location = locations.get(id) ?? { isDefault, available: new Map<number, number>() };
    location.available.set(productId, available);
    locations.set(id, location);
  }
  return [...locations].map(([id, location]) => ({ id, ...location }));
}
