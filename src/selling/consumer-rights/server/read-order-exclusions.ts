import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { ExclusionReason } from '../rules/exclusion-reasons.ts';

/** Which lines of an order could not be withdrawn from when it was placed, and why; by the id of the line. */
export async function readOrderExclusions(
  db: Database,
  orderId: number,
): Promise<ReadonlyMap<number, ExclusionReason>> {
  const { rows } = await sql<{ id: number; reason: ExclusionReason }>`/* prepared */
    select l.id::int as id, e.reason from orders o join order_lines l on l.order_id = o.id
    join withdrawal_exclusions e on e.product_id in (l.product_id, l.variation_id) and e.since <= o.created_at
    where o.id = ${orderId} order by l.position`.execute(db);
  return new Map(rows.map(({ id, reason }) => [id, reason]));
}
