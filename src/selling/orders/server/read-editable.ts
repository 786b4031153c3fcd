import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { EditableFacts } from '../rules/order-editable.ts';
import { linesInPieces } from './shipments/lines-in-pieces.ts';

/** How far an order has come, as its edits ask; null where there is none. */
export async function readEditable(db: Database, orderId: number): Promise<EditableFacts | null> {
  const [{ rows }, lines] = await Promise.all([
    sql<Omit<EditableFacts, 'lines'>>`
    select o.status, o.paid_at is not null as "isPaid",
      exists (select from payment_attempts p where p.order_id = o.id and p.status = 'captured' and p.return_key is null)
        or exists (select from incoming_payment_orders m where m.order_id = o.id) as "hasPayment",
      exists (select from payment_attempts p where p.order_id = o.id and p.status in ('capturing', 'pending')
        and p.return_key is null) as "isBeingPaid",
      case when not exists (select from order_shipments s where s.order_id = o.id) then 'none'
        when exists (select from order_shipments s where s.order_id = o.id and not exists (
          select from order_shipment_lines i where i.shipment_id = s.id)) then 'contents-unknown'
        else 'with-contents' end as parcels,
      exists (select from order_refunds r where r.order_id = o.id and r.state <> 'withdrawn'
        and not (r.of_overpayment and r.state in ('done', 'elsewhere'))) as "hasRefunds",
      exists (select from returns r where r.order_id = o.id and r.state not in ('refused', 'cancelled')) as "hasReturns"
    from orders o where o.id = ${orderId}`.execute(db),
    linesInPieces(db, orderId),
  ]);
  const [row] = rows;
  return row ? { ...row, lines } : null;
}
