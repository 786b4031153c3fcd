import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { variationChoices } from '#catalogue/stock/server/variation-choices.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type AlertDone, type AlertLinkAction, CONFIRMED_WITHIN_MS } from '../rules/stock-alert.ts';
import { alertIdIn, stockAlertKey } from '../rules/stock-alert-key.ts';
import { lockStock } from './lock-stock.ts';
import { planStockAlerts } from './send-stock-alerts.ts';

/** What the link of an email opens. */
export type OpenedAlert = {
  readonly id: number;
  readonly articleId: number;
  readonly email: string;
  readonly state: 'unconfirmed' | 'waiting' | 'notified';
  readonly name: string;
  readonly choices: string;
  readonly slug: string | null;
  /** other requests under the same address that wait or could be confirmed */
  readonly others: number;
};

type Context = Pick<RequestContext, 'db' | 'clock' | 'nonces'>;

/** The request of a key; null for a key that is none, and for a request that is gone. */
export async function openStockAlert(
  { db, clock, nonces }: Context,
  key: string,
): Promise<OpenedAlert | null> {
  const id = alertIdIn(key);
  if (id === null) return null;
  const oldest = new Date(clock.now().getTime() - CONFIRMED_WITHIN_MS);
  const { rows } = await sql<OpenedAlert>`
    select a.id, a.product_id as "articleId", a.email, listed.name, listed.slug,
      case when a.notified_at is not null then 'notified' when a.confirmed_at is not null then 'waiting' else 'unconfirmed' end as state,
      ${variationChoices(sql`p.id`)} as choices,
      (select count(*)::int from stock_alerts o where lower(o.email) = lower(a.email) and o.notified_at is null and o.id <> a.id) as others
    from stock_alerts a join products p on p.id = a.product_id join products listed on listed.id = coalesce(p.parent_id, p.id)
    where a.id = ${id} and (a.confirmed_at is not null or a.created_at > ${oldest})`.execute(db);
  const [alert] = rows;
  if (!alert) return null;
  const [expected, given] = [Buffer.from(stockAlertKey(nonces.sign, alert)), Buffer.from(key)];
  return expected.length === given.length && timingSafeEqual(expected, given) ? alert : null;
}

/** Does what a button of the link's page says; the key is the proof that the address is one's own. Null where the link opens nothing. */
export async function changeStockAlert(
  ctx: Context,
  { key, action }: { readonly key: string; readonly action: AlertLinkAction },
): Promise<AlertDone | null> {
  const alert = await openStockAlert(ctx, key);
  if (!alert) return null;
  const { db, clock } = ctx;
  if (action === 'confirm') {
    await inTransaction(db, async (inside) => {
      await lockStock(inside, alert.articleId);
      await sql`update stock_alerts set confirmed_at = ${clock.now()} where id = ${alert.id} and confirmed_at is null`.execute(
        inside,
      );
      await planStockAlerts(inside, alert.articleId);
      return { ok: true } as const;
    });
    return 'confirmed';
  }
  const isAll = action === 'cancel-all';
  await sql`delete from stock_alerts
    where id = ${alert.id} or (${isAll} and lower(email) = lower(${alert.email}) and notified_at is null)`.execute(
    db,
  );
  return isAll ? 'all-cancelled' : 'cancelled';
}
