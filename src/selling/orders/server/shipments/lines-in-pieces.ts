import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { LineInPieces } from '../../rules/parcel-contents.ts';

/**
 * Of a line `l` of an order, the pieces that were refunded because they came back: the parcel of their return was opened. A refund
 * without a return, or of a return that was never sent, is of pieces that have not left.
 */
export const cameBackColumn = sql<number>`case when l.refunded_quantity = 0 then 0 else (
  select coalesce(sum(given.quantity), 0)::int from order_refund_lines given
    join order_refunds refund on refund.id = given.refund_id and refund.state in ('done', 'elsewhere')
    join returns r on r.refund_id = refund.id
    join return_lines back on back.return_id = r.id and back.order_line_id = given.order_line_id and back.as_new is not null
  where given.order_line_id = l.id) end`;

/** The lines of an order in pieces, in their order: ordered, refunded, and shipped in its parcels. */
export async function linesInPieces(db: Database, orderId: number): Promise<readonly LineInPieces[]> {
  const { rows } = await sql<LineInPieces>`
    select l.id::float8 as "lineId", l.quantity, l.refunded_quantity as refunded, ${cameBackColumn} as "cameBack",
      (select coalesce(sum(i.quantity), 0)::int from order_shipment_lines i where i.order_line_id = l.id) as shipped
    from order_lines l where l.order_id = ${orderId} order by l.position`.execute(db);
  return rows;
}
