import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Shipment } from '../../rules/shipment.ts';

/** The parcels of an order, the first first. */
export async function readShipments(
  { db }: Pick<RequestContext, 'db'>,
  orderId: number,
): Promise<readonly Shipment[]> {
  const rows = await db
    .selectFrom('order_shipments')
    .select(['id', 'courier', 'tracking', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, courier, tracking, created_at }) => ({
    id,
    courier,
    tracking,
    at: created_at.toISOString(),
  }));
}

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
