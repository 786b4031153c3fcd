import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { Clock } from '#foundation/services/clock.ts';
import { queueStockAlertEmails } from './stock-alert-emails.ts';

const AT_ONCE = 200;

/** Has the job look whether those who wait for an article can be written to. */
export async function planStockAlerts(db: Database, articleId: number): Promise<void> {
  await sql`select graphile_worker.add_job('send-stock-alerts', json_build_object('productId', ${articleId}::int))`.execute(
    db,
  );
}

/**
 * Writes to those who wait for an article, if it can be bought now: to each once, those first who have waited longest. Returns how many; where
 * more wait, another job follows.
 */
export async function sendStockAlerts(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  articleId: number,
): Promise<number> {
  const now = clock.now();
  const { sent } = await inTransaction(db, async (inside) => {
    const { rows } = await sql<{ id: number; email: string; since: Date }>`
      update stock_alerts a set notified_at = ${now}
      from (
        select w.id from stock_alerts w
        join products p on p.id = w.product_id and p.status = 'published'
        left join products parent on parent.id = p.parent_id
        left join stock s on s.product_id = p.id
        where w.product_id = ${articleId} and w.confirmed_at is not null and w.notified_at is null
          and coalesce(parent.status, 'published') = 'published'
          and (p.backorders <> 'no' or s.on_hand - s.reserved > 0)
        order by w.confirmed_at, w.id limit ${AT_ONCE} for update of w) waiting
      where a.id = waiting.id and a.notified_at is null
      returning a.id, a.email, coalesce(a.confirmed_at, a.created_at) as since`.execute(inside);
    const oldestFirst = rows.toSorted((a, b) => a.since.getTime() - b.since.getTime() || a.id - b.id);
    await queueStockAlertEmails(inside, 'stock-alert', oldestFirst, now);
    if (rows.length === AT_ONCE) await planStockAlerts(inside, articleId);
    return { ok: true, sent: rows.length } as const;
  });
  return sent;
}
