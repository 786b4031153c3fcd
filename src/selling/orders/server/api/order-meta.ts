import { sql } from 'kysely';
import { mergeMeta, type SentMeta, type StoredMeta } from '#foundation/calls/rules/merge-meta.ts';
import type { Database } from '#foundation/database/client.ts';

/** What a program has stored beside an order. */
export type ApiMeta = StoredMeta;

/** The most entries that an order may have. */
export const mostOrderMeta = 200;

/** Merges what a program sends into the entries of an order, which the transaction has locked; false where there would be too many. */
export async function writeOrderMeta(
  db: Database,
  orderId: number,
  sent: readonly SentMeta[],
): Promise<boolean> {
  const stored = await db
    .selectFrom('order_meta')
    .select(['id', 'key', 'value'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const { add, change, remove } = mergeMeta(stored, sent);
  if (stored.length + add.length - remove.length > mostOrderMeta) return false;
  if (remove.length > 0) await db.deleteFrom('order_meta').where('id', 'in', remove).execute();
  for (const { id, key, value } of change) {
    await db
      .updateTable('order_meta')
      .set({ key, value: sql`${JSON.stringify(value)}::jsonb` })
      .where('id', '=', id)
      .execute();
  }
  if (add.length > 0) {
    await db
      .insertInto('order_meta')
      .values(add.map(({ key, value }) => ({ order_id: orderId, key, value: JSON.stringify(value) })))
      .execute();
  }
  return true;
}
