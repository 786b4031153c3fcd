import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/**
 * Marks the offers of a cart as ordered, inside the order's transaction: each once, and only while it is valid. Returns the ids of those
 * that are no longer available; the caller rolls back unless the result is empty.
 */
export async function takeOffers(
  transaction: Database,
  input: { readonly orderId: number; readonly offerIds: readonly number[]; readonly now: Date },
): Promise<readonly number[]> {
  const { orderId, now } = input;
  const offerIds = [...new Set(input.offerIds)].sort((a, b) => a - b);
  if (offerIds.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    with held as (select id from offers where id = any (${offerIds}::int[]) order by id for update)
    update offers set status = 'ordered', order_id = ${orderId}::int, updated_at = ${now} from held
    where offers.id = held.id and status = 'sent' and (valid_until is null or valid_until > ${now}::timestamptz)
    returning offers.id`.execute(transaction);
  const taken = new Set(rows.map(({ id }) => id));
  return offerIds.filter((id) => !taken.has(id));
}
