import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readWebhook } from './list-webhooks.ts';
import { wakeDeliveries } from './save-webhook.ts';

export type Replayed = { readonly ok: true; readonly count: number } | { readonly ok: false };

/** Which events of a webhook are delivered once more: one delivery, or all of events since a day. */
export type ReplayedDeliveries =
  | { readonly deliveryId: number }
  | { /** a day of the shop's clock, `YYYY-MM-DD` */ readonly since: string; readonly onlyFailed: boolean };

/**
 * Delivers events once more, each with what there is to say of its object now. They wait behind what waits already of the same object; what still waits is
 * tried at once instead of a second time.
 */
export function replayDeliveries(
  ctx: RequestContext,
  webhookId: number,
  which: ReplayedDeliveries,
): Promise<Replayed> {
  return inTransaction(ctx.db, async (db): Promise<Replayed> => {
    const webhook = await readWebhook(db, webhookId);
    if (!webhook) return { ok: false };
    const chosen =
      'deliveryId' in which
        ? sql`d.id = ${which.deliveryId}`
        : sql`d.created_at >= ${which.since}::timestamp at time zone 'Europe/Rome' and (d.state = 'failed' or not ${which.onlyFailed})`;
    const now = ctx.clock.now();
    const waiting = await hasten(db, { webhookId, chosen, now });
    const again = await repeat(db, { webhookId, chosen, now });
    const count = waiting + again;
    if ('deliveryId' in which && count === 0) return { ok: false };
    // Who asks for it believes that somebody answers there again.
    await sql`update webhooks set wait_until = null where id = ${webhookId}`.execute(db);
    await recordAudit(
      { ...ctx, db },
      {
        what: 'sent',
        subject: { kind: 'webhook', id: webhookId, name: webhook.name },
        after: { deliveries: count },
      },
    );
    await wakeDeliveries(db);
    return { ok: true, count };
  });
}

type Chosen = {
  readonly webhookId: number;
  readonly chosen: ReturnType<typeof sql>;
  readonly now: Date;
};

async function hasten(db: Database, { webhookId, chosen, now }: Chosen): Promise<number> {
  const { rows } = await sql`
    update webhook_deliveries d set next_at = least(d.next_at, ${now}::timestamptz)
    where d.webhook_id = ${webhookId} and d.state = 'waiting' and ${chosen} returning d.id`.execute(db);
  return rows.length;
}

async function repeat(db: Database, { webhookId, chosen, now }: Chosen): Promise<number> {
  const { rows } = await sql`
    insert into webhook_deliveries (webhook_id, event_id, topic, resource, object_id, created_at, next_at)
    select d.webhook_id, d.event_id, d.topic, d.resource, d.object_id, ${now}, ${now}
    from (select distinct on (d.event_id) d.* from webhook_deliveries d
      where d.webhook_id = ${webhookId} and d.state <> 'waiting' and ${chosen} order by d.event_id, d.id desc) d
    order by d.event_id returning id`.execute(db);
  return rows.length;
}
