import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** The pieces on hand of a row `s` of stock at a location; null is the default one, which has what no other has. */
export const onHandAt = (locationId: number | null): RawBuilder<number> =>
  locationId === null
    ? sql`(coalesce(s.on_hand, 0) - coalesce((select sum(o.on_hand) from stock_at_locations o where o.product_id = s.product_id), 0))::int`
    : sql`coalesce((select o.on_hand from stock_at_locations o
        where o.product_id = s.product_id and o.location_id = ${locationId}::int), 0)`;

/** The stock at a location, instead of the table `stock`: rows with the same columns. Of the default one all articles have a row, of others those that lie there. */
export const stockOf = (locationId: number | null): RawBuilder<unknown> => sql`(
  select x.product_id, case when ${locationId}::int is null then x.on_hand - coalesce(o.others, 0) else o.own end::int as on_hand,
    case when ${locationId}::int is null then x.reserved - coalesce(o.promised, 0) else o.own_promised end::int as reserved, x.low_stock_threshold
  from stock x left join (
    select product_id, sum(on_hand) as others, sum(on_hand) filter (where location_id = ${locationId}::int) as own,
      sum(reserved) as promised, sum(reserved) filter (where location_id = ${locationId}::int) as own_promised
    from stock_at_locations group by product_id) o on o.product_id = x.product_id
  where ${locationId}::int is null or o.own is not null)`;

const reservedAt = (locationId: number | null): RawBuilder<number> =>
  locationId === null
    ? sql`(s.reserved - coalesce((select sum(o.reserved) from stock_at_locations o where o.product_id = s.product_id), 0))::int`
    : sql`coalesce((select o.reserved from stock_at_locations o
        where o.product_id = s.product_id and o.location_id = ${locationId}::int), 0)`;

/** What articles have at a location. Certain only under the lock of their stock. */
export async function stockAt(
  db: Database,
  ids: readonly number[],
  locationId: number | null,
): Promise<ReadonlyMap<number, { readonly onHand: number; readonly available: number }>> {
  const { rows } = await sql<{ id: number; on_hand: number; reserved: number }>`
    select s.product_id as id, ${onHandAt(locationId)} as on_hand, ${reservedAt(locationId)} as reserved
    from stock s where s.product_id = any (${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, { onHand: row.on_hand, available: row.on_hand - row.reserved }]));
}
