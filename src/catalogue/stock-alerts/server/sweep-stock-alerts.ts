import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { ALERT_HOLDS_MS, CONFIRMED_WITHIN_MS, STORED_AFTER_EMAIL_MS } from '../rules/stock-alert.ts';

/**
 * Deletes requests that nobody has confirmed in time, those that have waited too long, and those whose email has been written for a while; returns how many.
 * What can be bought by now and was not noticed, such as an article that was published again, gets its job.
 */
export async function sweepStockAlerts(db: Database, now: Date): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const { numAffectedRows = 0n } = await sql`
    delete from stock_alerts where confirmed_at is null and created_at <= ${before(CONFIRMED_WITHIN_MS)}
      or notified_at is null and confirmed_at <= ${before(ALERT_HOLDS_MS)}
      or notified_at <= ${before(STORED_AFTER_EMAIL_MS)}`.execute(db);
  await sql`
    select graphile_worker.add_job('send-stock-alerts', json_build_object('productId', due.product_id))
    from (
      select distinct w.product_id from stock_alerts w join products p on p.id = w.product_id
        left join stock s on s.product_id = p.id
      where w.confirmed_at is not null and w.notified_at is null and (p.backorders <> 'no' or s.on_hand - s.reserved > 0)) due`.execute(
    db,
  );
  return Number(numAffectedRows);
}
