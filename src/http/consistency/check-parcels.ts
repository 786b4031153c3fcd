import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** Orders whose parcels hold more pieces of a line than were ordered, or pieces of another order. */
export async function shippedPiecesFaults(db: Database): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.order_id as id from order_shipment_lines i join order_lines l on l.id = i.order_line_id
    group by l.id having sum(i.quantity) > l.quantity
    union
    select s.order_id from order_shipments s join order_shipment_lines i on i.shipment_id = s.id
    join order_lines l on l.id = i.order_line_id where l.order_id <> s.order_id`.execute(db);
  return rows.map(({ id }) => id);
}
