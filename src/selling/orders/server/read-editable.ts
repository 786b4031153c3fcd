import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { EditableFacts } from '../rules/order-editable.ts';

/** How far an order has come, as its edits ask; null where there is none. */
export async function readEditable(db: Database, orderId: number): Promise<EditableFacts | null> {
  const { rows } = await sql<EditableFacts>`
    select o.status, o.paid_at is not null as "isPaid",
      exists (select from payment_attempts p where p.order_id = o.id and p.status in ('capturing', 'pending', 'captured')
        and p.return_key is null) or exists (select from incoming_payment_orders m where m.order_id = o.id) as "hasPayment",
      exists (select from order_shipments s where s.order_id = o.id) as "hasParcels",
      exists (select from order_refunds r where r.order_id = o.id and r.state <> 'withdrawn') as "hasRefunds",
      exists (select from returns r where r.order_id = o.id and r.state not in ('refused', 'cancelled')) as "hasReturns"
    from orders o where o.id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}
