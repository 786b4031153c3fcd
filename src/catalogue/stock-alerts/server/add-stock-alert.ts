import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { RESENT_AFTER_MS } from '../rules/stock-alert.ts';
import { lockStock } from './lock-stock.ts';
import { planStockAlerts } from './send-stock-alerts.ts';
import { queueStockAlertEmails } from './stock-alert-emails.ts';

type NewAlert = {
  readonly articleId: number;
  readonly email: string;
  /** whose address it is, where the shop knows that; the request then needs no confirmation */
  readonly customerId: number | null;
};

/**
 * Stores a request in the transaction given as `ctx.db`, and has it confirmed by email unless the address is the customer's own. One that is
 * there already stays; an unconfirmed one is begun anew after a while, since its email may have been lost.
 */
export async function addStockAlert(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  { articleId, email, customerId }: NewAlert,
): Promise<void> {
  const { db, clock, visitor } = ctx;
  const now = clock.now();
  await lockStock(db, articleId);
  await sql`delete from stock_alerts where product_id = ${articleId} and lower(email) = lower(${email})
    and confirmed_at is null and (${customerId}::int is not null or created_at <= ${new Date(now.getTime() - RESENT_AFTER_MS)})`.execute(
    db,
  );
  const added = await db
    .insertInto('stock_alerts')
    .values({
      product_id: articleId,
      customer_id: customerId,
      email,
      locale: visitor.audience.locale,
      created_at: now,
      confirmed_at: customerId === null ? null : now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'email'])
    .executeTakeFirst();
  if (!added) return;
  if (customerId === null) await queueStockAlertEmails(db, 'stock-alert-confirm', [added], now);
  else await planStockAlerts(db, articleId);
}
