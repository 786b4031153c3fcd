import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Shipment } from '../../rules/shipment.ts';

/** The parcels of an order of `orders`, the first first; null for none. */
export const shipmentsColumn = sql<readonly Shipment[] | null>`(
  select json_agg(json_build_object('id', id, 'courier', courier, 'tracking', tracking, 'at', created_at) order by id)
  from order_shipments where order_id = orders.id)`;

export const shipmentsFrom = (rows: readonly Shipment[]): readonly Shipment[] =>
  rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));

/** The couriers that parcels were given to before, as suggestions. */
export async function readCouriers({ db }: Pick<RequestContext, 'db'>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom(
      db.selectFrom('order_shipments').select(['courier']).orderBy('id', 'desc').limit(500).as('newest'),
    )
    .select('courier')
    .distinct()
    .orderBy('courier')
    .limit(20)
    .execute();
  return rows.map(({ courier }) => courier);
}
