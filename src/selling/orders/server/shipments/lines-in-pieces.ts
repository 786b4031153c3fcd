import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { LineInPieces } from '../../rules/parcel-contents.ts';

/** The lines of an order in pieces, in their order: ordered, refunded, and shipped in its parcels. */
export async function linesInPieces(db: Database, orderId: number): Promise<readonly LineInPieces[]> {
  const { rows } = await sql<LineInPieces>`
    select l.id::float8 as "lineId", l.quantity, l.refunded_quantity as refunded,
      (select coalesce(sum(i.quantity), 0)::int from order_shipment_lines i where i.order_line_id = l.id) as shipped
    from order_lines l where l.order_id = ${orderId} order by l.position`.execute(db);
  return rows;
}
